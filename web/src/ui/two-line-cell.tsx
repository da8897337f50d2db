import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface TwoLineCellProps {
  readonly title: string;
  readonly href?: string;
  /** A second line on a phone, where its own column has no room. */
  readonly detail: ReactNode;
  /** A second line on every screen, after the detail; may be empty. */
  readonly note?: ReactNode;
}

export function TwoLineCell({ title, href, detail, note = '' }: TwoLineCellProps) {
  return (
    <Stack sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="span" dir="auto" noWrap>
        {href === undefined ? (
          title
        ) : (
          <Link href={href} tabIndex={-1} underline="hover" sx={link}>
            {title}
          </Link>
        )}
      </Typography>
      <Typography
        variant="caption"
        noWrap
        sx={{ ...(note === '' && { display: { sm: 'none' } }), color: 'text.secondary' }}
      >
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          {detail}
          {detail !== '' && note !== '' && ' · '}
        </Box>
        {note}
      </Typography>
    </Stack>
  );
}

/** The keyboard has the same way in the row's actions, and on a phone the drawer does: there all of the row opens it. */
const link = { pointerEvents: { xs: 'none', sm: 'auto' } };
