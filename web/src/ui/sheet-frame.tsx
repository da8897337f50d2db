import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { TitleBlock, type Field } from './title-block.tsx';

export interface SheetFrameProps {
  readonly children: ReactNode;
  readonly titleBlock: readonly Field[];
  readonly isNarrow?: boolean;
}

const mark = (place: string, size: string) =>
  `linear-gradient(var(--mui-palette-outline), var(--mui-palette-outline)) ${place} / ${size} no-repeat`;

const marks = {
  background: [mark('top', '1px 12px'), mark('left', '12px 1px'), mark('right', '12px 1px')].join(', '),
};

/** Frames a page like a technical drawing, with centring marks and a title block. Use it once per page. */
export function SheetFrame({ children, titleBlock, isNarrow = false }: SheetFrameProps) {
  return (
    <Box sx={{ border: 1, borderColor: 'outline', bgcolor: 'background.paper' }}>
      <Box sx={marks}>{children}</Box>
      <TitleBlock fields={titleBlock} layout={isNarrow ? 'column' : 'row'} />
    </Box>
  );
}
