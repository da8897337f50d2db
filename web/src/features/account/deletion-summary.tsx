import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '../../ui/section.tsx';

export function DeletionSummary() {
  return (
    <Box sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
      <Typography>This is permanent and signs you out. Unpaid orders are cancelled.</Typography>
      <Section title="What we delete" gap={0.5}>
        <Box component="ul" sx={items}>
          <li>Your account, addresses, bikes and cart.</li>
          <li>Your name, email, phone number and address in orders, emails and reviews.</li>
        </Box>
      </Section>
      <Section title="What we keep, and why" gap={0.5}>
        <Box component="ul" sx={items}>
          <li>Invoices, unchanged, as the law requires.</li>
          <li>Orders and payments, without your personal data, for our accounts.</li>
          <li>The text and rating of your reviews, under “A customer”.</li>
          <li>Card payments at our card provider, which must keep them too.</li>
        </Box>
      </Section>
    </Box>
  );
}

const items = { pl: 2.5, listStyle: 'disc' };
