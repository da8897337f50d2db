import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { OrderReturn } from '@pedalworks/contract';
import { PrintedTime } from '../../../ui/dates.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { returnKindLabels } from '../public/return-labels.ts';

export function ReturnFacts({ returned }: { readonly returned: OrderReturn }) {
  const { kind, orderId, orderNumber, createdAt, note } = returned;
  return (
    <Section title="Details">
      <FactList
        facts={[
          ['Kind', returnKindLabels[kind]],
          ['You asked for', kind === 'warranty' ? 'A replacement' : ''],
          [
            'Order',
            <Link key="order" href={`/dashboard/myOrder/${orderId}`}>
              {orderNumber}
            </Link>,
          ],
          ['Requested', <PrintedTime key="at" isoTime={createdAt} />],
          ['Your note', note === '' ? '' : <Lines key="note" text={note} />],
        ]}
      />
    </Section>
  );
}

function Lines({ text }: { readonly text: string }) {
  return (
    <Box component="span" dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  );
}
