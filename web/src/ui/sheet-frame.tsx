import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { TitleBlock, type Field } from './title-block.tsx';

export interface SheetFrameProps {
  readonly children: ReactNode;
  /** The title block at the foot, as on a drawing sheet: label and value pairs. */
  readonly titleBlock: readonly Field[];
  /** True if the title block's fields are stacked at any width. */
  readonly isNarrow?: boolean;
}

const mark = (place: string, size: string) =>
  `linear-gradient(var(--mui-palette-outline), var(--mui-palette-outline)) ${place} / ${size} no-repeat`;

const marks = {
  background: [mark('top', '1px 12px'), mark('left', '12px 1px'), mark('right', '12px 1px')].join(', '),
};

/** A drawing-sheet frame: hairline border, centring marks, and a title block. For one thing a page, never for every box. */
export function SheetFrame({ children, titleBlock, isNarrow = false }: SheetFrameProps) {
  return (
    <Box sx={{ border: 1, borderColor: 'outline', bgcolor: 'background.paper' }}>
      <Box sx={marks}>{children}</Box>
      <TitleBlock fields={titleBlock} layout={isNarrow ? 'column' : 'row'} />
    </Box>
  );
}
