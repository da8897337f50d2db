import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export type Field = readonly [label: string, value: string];

interface TitleBlockProps {
  readonly fields: readonly Field[];
  /** At the foot of a sheet, in one column or, from a tablet on, one row; or standing alone in as many columns as fit. */
  readonly layout: keyof typeof layouts;
}

/** Labels and values as at the foot of a drawing, hairlines between the fields. */
export function TitleBlock({ fields, layout }: TitleBlockProps) {
  return (
    <Box component="dl" sx={layouts[layout]}>
      {fields.map(([label, value], index) => (
        <Box key={index} sx={field}>
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

/** The lines around the fields; those at the outer edge lie under the frame. */
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
