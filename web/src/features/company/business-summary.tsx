import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { dimensionLine } from '../../ui/dimension-line.ts';

const figures = [
  ['Countries', '120+'],
  ['Happy Client', '2K+'],
  ['Total Likes', '25.6K'],
  ['Page Views', '2.6M'],
  ['Tasks done', '86%'],
] as const;

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

const dimension = { ...dimensionLine, mt: 1, typography: 'body2', color: 'graphite.secondaryText' };
