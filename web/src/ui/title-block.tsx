import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export type Field = readonly [label: string, value: ReactNode];

interface TitleBlockProps {
  readonly fields: readonly Field[];
  /** `column` and `row` attach to the bottom of a `SheetFrame`; `alone` stands by itself. */
  readonly layout: keyof typeof layouts;
}

export function TitleBlock({ fields, layout }: TitleBlockProps) {
  return (
    <Box component="dl" sx={layouts[layout]}>
      {fields.map(([label, value], index) => (
        <Box key={index} sx={field}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" variant="h4" dir="auto">
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const foot = { display: 'grid', overflow: 'hidden', borderTop: 1, borderColor: 'outline' };

const layouts = {
  column: foot,
  row: { ...foot, gridAutoFlow: { sm: 'column' }, gridAutoColumns: 'minmax(0, 1fr)' },
  alone: {
    ...foot,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(50%, 200px), 1fr))',
    border: 1,
    borderColor: 'outline',
    bgcolor: 'background.paper',
  },
};

const field = {
  mb: '-1px',
  mr: '-1px',
  px: 2,
  pt: 1.25,
  pb: 1.5,
  borderBottom: 1,
  borderRight: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
};
