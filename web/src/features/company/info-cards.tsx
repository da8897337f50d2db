import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { MailLink, shopEmail } from '../../ui/mail-link.tsx';

export function InfoCards() {
  return (
    <Box sx={joined}>
      <InfoCard title="Opening Hours">
        <p>Monday to Friday, 8:00 to 17:00</p>
        <p>Saturday, 9:00 to 13:00</p>
      </InfoCard>
      <InfoCard title="Our Location">
        <address>
          Hall 4, 218 Foundry Lane
          <br />
          Portland, OR 97210
        </address>
      </InfoCard>
      <InfoCard title="Contact US">
        <p>
          <Link href="tel:+15035550142">+1 503 555 0142</Link>
        </p>
        <p>
          <MailLink email={shopEmail} />
        </p>
      </InfoCard>
    </Box>
  );
}

const joined = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: '1px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'divider',
};

function InfoCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box
      component="article"
      sx={{
        p: 'clamp(20px, 2.5vw, 32px)',
        bgcolor: 'background.paper',
        color: 'text.secondary',
        '& p': { m: 0 },
        '& address': { fontStyle: 'normal' },
        '& a': { display: 'inline-block', maxWidth: '100%', py: '2px', color: 'text.primary' },
      }}
    >
      <Typography variant="h3" component="h2" sx={{ mb: 1.5, color: 'text.primary', fontSize: '1.75rem' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
