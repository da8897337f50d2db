import Link from '@mui/material/Link';

interface BackLinkProps {
  readonly href: string;
  /** The list it leads back to. */
  readonly children: string;
}

/** From a record's page to the list it is in. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Link href={href} underline="hover" className="no-print" sx={back}>
      ‹ {children}
    </Link>
  );
}

const back = { display: 'inline-flex', alignItems: 'center', minHeight: 44, typography: 'body2' };
