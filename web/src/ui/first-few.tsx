import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { andMore, firstFew } from '@pedalworks/contract/words';

interface FirstFewProps<T> {
  readonly label?: string;
  readonly items: readonly T[];
  readonly max?: number;
  readonly children: (item: T) => ReactNode;
}

export function FirstFew<T>({ label, items, max = 3, children }: FirstFewProps<T>) {
  const { shown, more } = firstFew(items, max);
  return (
    <Box component="ul" aria-label={label} sx={list}>
      {shown.map((item, index) => (
        <li key={index}>{children(item)}</li>
      ))}
      {more > 0 ? <li>{andMore(more)}</li> : null}
    </Box>
  );
}

/** The column does not grow with a long line, so that a line that does not wrap ends with an ellipsis. */
const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 0.5,
  overflowWrap: 'anywhere',
};
