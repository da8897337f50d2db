import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

/** Static text, not measured (docs/product.md, Home). */
const figures = [
  ['Countries', '120+'],
  ['Happy Client', '2K+'],
  ['Total Likes', '25.6K'],
  ['Page Views', '2.6M'],
  ['Tasks done', '86%'],
] as const;

/** A graphite band in both colour schemes: five figures, each over a dimension line. */
export function BusinessSummary() {
  return (
    <Box
      component="section"
      aria-labelledby="business-summary"
      sx={{ mt: { xs: 7, md: 8 }, py: 4, bgcolor: 'graphite.main', color: 'graphite.contrastText' }}
    >
      <Container>
        <Typography variant="h3" component="h2" id="business-summary" sx={{ mb: 2.5 }}>
          Business Summary
        </Typography>
        <Box component="dl" sx={list}>
          {figures.map(([label, value]) => (
            <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
              <Box component="dt" sx={dimension}>
                {label}
              </Box>
              <Typography component="dd" variant="h2">
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
  gap: '20px 16px',
};

const line = 'linear-gradient(currentColor, currentColor)';
const arrow = { content: '""', position: 'absolute', top: 3, width: 10, height: 7, bgcolor: 'currentColor' };

/** A dimension line, as on a drawing: two stops, two arrows, one measure. */
const dimension = {
  position: 'relative',
  mt: 1,
  pt: 2.25,
  typography: 'body2',
  color: 'graphite.secondaryText',
  background: `${line} 0 6px / 100% 1px no-repeat, ${line} 0 0 / 1px 13px no-repeat, ${line} 100% 0 / 1px 13px no-repeat`,
  '&::before': { ...arrow, left: 1, clipPath: 'polygon(0 50%, 100% 0, 100% 100%)' },
  '&::after': { ...arrow, right: 1, clipPath: 'polygon(100% 50%, 0 0, 0 100%)' },
};
