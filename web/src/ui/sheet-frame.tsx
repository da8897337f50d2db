import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface SheetFrameProps {
  readonly children: ReactNode;
  /** The title block at the foot, as on a drawing sheet: label and value pairs. */
  readonly titleBlock: readonly (readonly [label: string, value: string])[];
  /** Whether the title block's fields stand one below the other at any width. */
  readonly isNarrow?: boolean;
}

const mark = (place: string, size: string) =>
  `linear-gradient(var(--mui-palette-outline), var(--mui-palette-outline)) ${place} / ${size} no-repeat`;

const sheet = {
  border: 1,
  borderColor: 'outline',
  background: [
    mark('top', '1px 12px'),
    mark('left', '12px 1px'),
    mark('right', '12px 1px'),
    'var(--mui-palette-background-paper)',
  ].join(', '),
};

/** A drawing-sheet frame: hairline border, centring marks, and a title block. For one thing a page, never for every box. */
export function SheetFrame({ children, titleBlock, isNarrow = false }: SheetFrameProps) {
  return (
    <Box sx={sheet}>
      {children}
      <TitleBlock fields={titleBlock} isNarrow={isNarrow} />
    </Box>
  );
}

interface TitleBlockProps {
  readonly fields: SheetFrameProps['titleBlock'];
  readonly isNarrow: boolean;
}

/** Hairlines between the fields are the ground seen through the gaps. */
function TitleBlock({ fields, isNarrow }: TitleBlockProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridAutoFlow: isNarrow ? 'row' : { xs: 'row', sm: 'column' },
        gridAutoColumns: 'minmax(0, 1fr)',
        gap: '1px',
        borderTop: 1,
        borderColor: 'outline',
        bgcolor: 'outline',
      }}
    >
      {fields.map(([label, value]) => (
        <Box key={label} sx={{ px: 2, pt: 1.25, pb: 1.5, bgcolor: 'background.paper' }}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" variant="h5" dir="auto">
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
