import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { deferred } from '../../ui/deferred.ts';

const columns = [
  {
    title: 'Services',
    links: [
      ['/parts', 'Parts'],
      ['/bike', 'Fits my bike'],
      ['/standards', 'Standards'],
      ['/#reviews', 'Customer reviews'],
      ['/#visit', 'Opening hours'],
      ['/#contact', 'Ask a question'],
    ],
  },
  {
    title: 'Company',
    links: [
      ['/about', 'About us'],
      ['/myPortfolio', 'The maker'],
      ['/blogs', 'Blogs'],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['/about#terms', 'Terms of sale'],
      ['/about#privacy', 'Privacy'],
      ['/about#warranty', 'Warranty and returns'],
    ],
  },
] as const;

export function Footer() {
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', ...deferred({ xs: 640, md: 397 }) }}>
      <Container sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, pt: 6, pb: 4 }}>
        <Typography variant="h3" component="p" sx={brand}>
          <img src="/logo.svg" alt="" width={40} height={40} />
          Pedalworks
        </Typography>
        {columns.map(({ title, links }) => (
          <Box key={title} component="nav" aria-label={title} sx={{ flex: '1 1 9rem' }}>
            <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
              {title}
            </Typography>
            <ul>
              {links.map(([to, label]) => (
                <li key={to}>
                  <Link href={to} underline="hover" sx={link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Box>
        ))}
        <Typography variant="body2" sx={copyright}>
          Copyright © 2022 Pedalworks. All rights reserved.
        </Typography>
      </Container>
    </Box>
  );
}

const brand = {
  display: 'flex',
  flex: { xs: '1 1 100%', md: '2 1 14rem' },
  alignItems: 'center',
  alignSelf: 'start',
  gap: 1.5,
  fontSize: '2rem',
  fontWeight: 800,
};

const copyright = {
  flexBasis: '100%',
  pt: 3,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.secondary',
};

const link = { display: 'inline-block', py: '5px', color: 'text.secondary' };
