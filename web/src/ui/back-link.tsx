import Link from '@mui/material/Link';

interface BackLinkProps {
  readonly href: string;
  readonly children: string;
}

export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Link href={href} underline="hover" className="no-print" sx={back}>
      ‹ {children}
    </Link>
  );
}

const back = { display: 'inline-flex', alignItems: 'center', minHeight: 44, typography: 'body2' };
