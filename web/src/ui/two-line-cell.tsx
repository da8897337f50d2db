import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface TwoLineCellProps {
  readonly title: string;
  /** A second line on a phone, where its own column has no room. */
  readonly detail: ReactNode;
  /** A second line on every screen, after the detail; may be empty. */
  readonly note?: ReactNode;
}

/** What a row of a list is named by. */
export function TwoLineCell({ title, detail, note = '' }: TwoLineCellProps) {
  return (
    <Stack sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="span" dir="auto" noWrap>
        {title}
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
