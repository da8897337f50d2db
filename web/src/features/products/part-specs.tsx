import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Product } from '@pedalworks/contract';

/** A part's specification as the title block of its drawing: part number first, hairlines between the fields. */
export function PartSpecs({ product: { partNumber, range, specs } }: { readonly product: Product }) {
  const fields = [
    { name: 'Part number', value: partNumber },
    ...(range === '' ? [] : [{ name: 'Range', value: range }]),
    ...specs,
  ];
  return (
    <Box component="dl" sx={titleBlock}>
      {fields.map(({ name, value }, index) => (
        <Box key={index} sx={field}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" variant="h5" dir="auto">
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const titleBlock = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(50%, 200px), 1fr))',
  overflow: 'hidden',
  border: 1,
  borderColor: 'outline',
  bgcolor: 'background.paper',
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
