import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { interfaceGroups, type Interface } from '@pedalworks/contract/fit';
import { InterfaceDrawing } from './drawings/interface-drawing.tsx';
import { Section } from '../../ui/section.tsx';

export function StandardList() {
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      {interfaceGroups.map(({ name, interfaces }) => (
        <Section key={name} title={name} level="h2" variant="h3" gap={2}>
          <Box component="ul" sx={grid}>
            {interfaces.map((each) => (
              <StandardCard key={each.key} standard={each} />
            ))}
          </Box>
        </Section>
      ))}
    </Box>
  );
}

function StandardCard({ standard: { key, name, about } }: { readonly standard: Interface }) {
  return (
    <Box component="li" sx={card}>
      <Box aria-hidden="true" sx={picture}>
        <InterfaceDrawing interfaceKey={key} name={name} />
      </Box>
      <Box sx={{ px: 2, py: 1.5 }}>
        <Link href={`/standards/${key}`} underline="hover" sx={{ fontWeight: 700 }}>
          {name}
        </Link>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {about}
        </Typography>
      </Box>
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: 2,
};

const card = { border: 1, borderColor: 'divider', bgcolor: 'background.paper' };

const picture = { px: 2, pt: 2, borderBottom: 1, borderColor: 'divider' };
