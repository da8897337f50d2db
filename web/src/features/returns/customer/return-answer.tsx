import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OrderReturn } from '@pedalworks/contract';
import { FactList } from '../../../ui/fact-list.tsx';
import { MailLink, shopEmail } from '../../../ui/mail-link.tsx';
import { Section } from '../../../ui/section.tsx';
import { refundFacts } from './return-texts.ts';

interface ReturnProps {
  readonly returned: OrderReturn;
}

/** The shop's answer: its notes and the refund. */
export function ReturnAnswer({ returned }: ReturnProps) {
  const { state, history, refund } = returned;
  const notes = history.filter(({ note, by }) => note !== '' && by === 'shop');
  if (notes.length === 0 && refund === null) return null;
  return (
    <Section title="Our answer">
      <Stack spacing={2} sx={{ maxWidth: 640 }}>
        {notes.map(({ at, note }) => (
          <Alert key={at} severity={state === 'declined' ? 'warning' : 'info'}>
            <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {note}
            </Box>
          </Alert>
        ))}
        {refund === null ? null : (
          <FactList
            facts={[
              ...refundFacts(returned),
              [
                'Credit note',
                refund.creditNoteNumber === null ? '' : <CreditNote key="note" returned={returned} />,
              ],
            ]}
          />
        )}
        {state === 'declined' ? (
          <Typography>
            Questions? Write to <MailLink email={shopEmail} /> and mention {returned.number}.
          </Typography>
        ) : null}
      </Stack>
    </Section>
  );
}

/** Credit note of the refund. The refund has the return's id, unless it failed and was settled another way. */
function CreditNote({ returned: { _id, orderId, refund } }: ReturnProps) {
  return (
    <Link href={`/dashboard/myOrder/${orderId}/creditNote/${refund?.settledBy ?? _id}`}>
      {refund?.creditNoteNumber}
    </Link>
  );
}
