import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageSection } from '../ui/page-section.tsx';

interface OpeningProps {
  readonly title: string;
  readonly lead: string;
  readonly drawing: ReactNode;
  readonly paragraphs: readonly ReactNode[];
}

export function Opening({ title, lead, drawing, paragraphs }: OpeningProps) {
  return (
    <PageSection>
      <Box sx={columns}>
        <div>
          <PageHeading lead={lead}>{title}</PageHeading>
          <Stack spacing={2.5} sx={{ maxWidth: '62ch' }}>
            {paragraphs.map((paragraph, index) => (
              <Typography key={index}>{paragraph}</Typography>
            ))}
          </Stack>
        </div>
        {drawing}
      </Box>
    </PageSection>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'center',
  gap: '48px clamp(40px, 6vw, 96px)',
};
