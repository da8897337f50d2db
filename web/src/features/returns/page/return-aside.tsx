import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OrderReturn } from '@pedalworks/contract';
import { formatDate, PrintedTime } from '../../../ui/dates.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { FoldedText } from '../../../ui/folded-text.tsx';
import { MailLink } from '../../../ui/mail-link.tsx';
import { Section } from '../../../ui/section.tsx';
import { ReturnPictures } from '../return-pictures.tsx';
import { customerOf } from '../admin-texts.ts';
import { adminStateLabels } from '../public/admin-state-labels.ts';

interface ReturnProps {
  readonly found: OrderReturn;
}

/** Words and pictures of the customer. */
export function CustomerNote({ found }: ReturnProps) {
  const { note, images } = found;
  if (note === '' && images.length === 0) return null;
  return (
    <Section title="Customer’s note">
      <Stack spacing={1.5}>
        {note === '' ? null : (
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            <FoldedText>{note}</FoldedText>
          </Box>
        )}
        <ReturnPictures returned={found} />
      </Stack>
    </Section>
  );
}

/** Facts and history of a return. */
export function ReturnAside({ found }: ReturnProps) {
  const { orderId, orderNumber, customerEmail, state, sendBy } = found;
  return (
    <Stack spacing={4} sx={{ gridArea: 'aside', minWidth: 0, '& dt': { flexBasis: '5.5rem' } }}>
      <Section title="Order">
        <FactList
          facts={[
            [
              'Order',
              <Link key="order" href={`/dashboard/allOrder/${orderId}`}>
                {orderNumber}
              </Link>,
            ],
            ['Customer', <bdi key="name">{customerOf(found)}</bdi>],
            ['Email', customerEmail === '' ? '' : <MailLink key="email" email={customerEmail} />],
            ['Send by', state === 'approved' ? formatDate(sendBy, 'monthDay') : ''],
          ]}
        />
      </Section>
      <ReturnHistory found={found} />
    </Stack>
  );
}

const eventTexts: Readonly<Record<OrderReturn['state'], string>> = {
  ...adminStateLabels,
  requested: 'Announced',
  approved: 'Approved',
  received: 'Received',
};

const movers = { customer: 'by the customer', shop: 'by the shop' };

function ReturnHistory({ found: { history } }: ReturnProps) {
  return (
    <Section title="History">
      <Box component="ol" sx={{ borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
        {history.map(({ state, at, by, note }) => (
          <Box component="li" key={state + at} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Typography>
              {eventTexts[state]} {movers[by]}
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              <PrintedTime isoTime={at} />
            </Typography>
            {note === '' ? null : (
              <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-line' }}>
                {note}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
