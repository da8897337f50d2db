import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PageSection } from '../../ui/page-section.tsx';
import { typicalBikeNames } from './typical-bike-names.ts';

/** Invitation to describe a bike, with the typical bikes to start from. */
export function WillItFit() {
  return (
    <PageSection labelledBy="will-it-fit">
      <Box sx={columns}>
        <div>
          <Typography variant="h2" id="will-it-fit">
            Will it fit?
          </Typography>
          <Typography sx={{ maxWidth: '44ch', mt: 2, mb: 3, color: 'text.secondary' }}>
            Describe your bike once, and every part says if it fits. Start from a bike like yours.
          </Typography>
          <Box component="ul" sx={tiles}>
            {typicalBikeNames.map((name) => (
              <li key={name}>
                <Link href="/bike" underline="hover" variant="h4" sx={tile}>
                  {name}
                </Link>
              </li>
            ))}
          </Box>
        </div>
        <Box component="svg" viewBox="0 0 480 244" aria-hidden="true" sx={drawing}>
          <circle cx="110" cy="146" r="74" />
          <circle cx="370" cy="146" r="74" />
          <circle cx="206" cy="150" r="22" />
          <path d="M206 150L110 146L178 58L206 150L332 72L326 54L178 58M332 72L370 146M326 54L320 32H350Q366 34 360 52M178 58L172 38M150 38H194" />
          <path strokeWidth="1" d="M20 146H126M354 146H460M110 60V242M370 60V242M110 236H370" />
        </Box>
      </Box>
    </PageSection>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  alignItems: 'center',
  gap: { xs: 4, md: 8 },
};

const tiles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: 2,
};

const tile = {
  display: 'block',
  height: 1,
  p: 2,
  border: 1,
  borderTop: 3,
  borderColor: 'outline',
  borderTopColor: 'text.primary',
  bgcolor: 'background.paper',
};

const drawing = { width: 1, fill: 'none', stroke: 'var(--mui-palette-text-primary)', strokeWidth: 2 };
