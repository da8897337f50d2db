import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { andMore } from '@pedalworks/contract/words';

interface FirstFewProps<T> {
  readonly items: readonly T[];
  readonly children: (item: T) => ReactNode;
}

const maxShown = 3;

export function FirstFew<T>({ items, children }: FirstFewProps<T>) {
  // Shows a single remaining item, because the text `and 1 more` would take the same space.
  const shown = items.length === maxShown + 1 ? items : items.slice(0, maxShown);
  const more = items.length - shown.length;
  return (
    <Box component="ul" sx={{ overflowWrap: 'anywhere' }}>
      {shown.map((item, index) => (
        <li key={index}>{children(item)}</li>
      ))}
      {more > 0 ? <li>{andMore(more)}</li> : null}
    </Box>
  );
}
