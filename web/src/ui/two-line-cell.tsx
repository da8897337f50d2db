import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface TwoLineCellProps {
  readonly title: string;
  readonly href?: string;
  readonly detail: ReactNode;
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

/** Ignores taps on phones, where the whole row opens the drawer. */
const link = { pointerEvents: { xs: 'none', sm: 'auto' } };
