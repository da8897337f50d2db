import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { lastList } from './last-list.ts';

interface BackLinkProps {
  readonly href: string;
  readonly children: string;
}

/** Links to a list in the state in which this tab last displayed it: filters, page, selection and scroll position. */
export function BackLink({ href, children }: BackLinkProps) {
  const list = lastList(href);
  return (
    <Link
      component={RouterLink}
      to={list?.address ?? href}
      state={list && { scrollKey: list.scrollKey }}
      underline="hover"
      className="no-print"
      sx={back}
    >
      ‹ {children}
    </Link>
  );
}

const back = { display: 'inline-flex', alignItems: 'center', minHeight: 44, typography: 'body2' };
