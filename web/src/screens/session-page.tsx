import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { GoogleSignIn } from '../features/session/google-sign-in.tsx';
import { ChainringDrawing } from '../ui/chainring-drawing.tsx';
import { useBikes } from '../features/bike/public/bikes.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageSection } from '../ui/page-section.tsx';

interface SessionPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
  readonly foot: ReactNode;
}

export function SessionPage({ title, lead, children, foot }: SessionPageProps) {
  // Moves the guest's bikes to the user at sign-in, before another user of this device signs in.
  useBikes();
  return (
    <PageSection>
      <Box sx={columns}>
        <div>
          <PageHeading lead={lead}>{title}</PageHeading>
          {children}
          <Divider sx={{ my: 2, color: 'text.secondary' }}>or</Divider>
          <GoogleSignIn />
          <Box component="p" sx={{ mt: 4 }}>
            {foot}
          </Box>
        </div>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <ChainringDrawing
            teeth={42}
            bolts={5}
            boltCircleMm={110}
            titleBlock={[
              ['Part', 'Chainring, 42 teeth'],
              ['Bolt circle', '110 mm'],
              ['Scale', '1 : 2'],
            ]}
          />
        </Box>
      </Box>
    </PageSection>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 440px)', md: 'minmax(0, 440px) minmax(0, 1fr)' },
  gap: 'clamp(64px, 10vw, 144px)',
  alignItems: 'start',
};
