import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { OrderReturn } from '@pedalworks/contract';
import { MailLink, shopEmail } from '../../../ui/mail-link.tsx';
import { outcomeTexts, refundTexts } from './return-texts.ts';

/** The shop's answer: its notes, what became of each part, and the refund. */
export function ReturnAnswer({ returned }: { readonly returned: OrderReturn }) {
  const { state, history, number } = returned;
  const notes = history.filter(({ note, by }) => note !== '' && by === 'shop');
  const results = [...outcomeTexts(returned), ...refundTexts(returned)];
  if (notes.length === 0 && results.length === 0 && state !== 'declined') return null;
  return (
    <Alert severity={state === 'declined' ? 'warning' : state === 'closed' ? 'success' : 'info'}>
      <AlertTitle>Our answer</AlertTitle>
      {results.map((text) => (
        <Box key={text} dir="auto">
          {text}
        </Box>
      ))}
      {notes.map(({ at, note }) => (
        <Box key={at} dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {note}
        </Box>
      ))}
      <CreditNote returned={returned} />
      {state === 'declined' ? (
        <Box>
          Questions? Write to <MailLink email={shopEmail} /> and mention {number}.
        </Box>
      ) : null}
    </Alert>
  );
}

/** Link to the credit note. The refund of a return has the return's id. */
function CreditNote({ returned: { _id, orderId, refund } }: { readonly returned: OrderReturn }) {
  const number = refund?.creditNoteNumber ?? null;
  if (number === null) return null;
  return <Link href={`/dashboard/myOrder/${orderId}/creditNote/${_id}`}>Credit note {number}</Link>;
}
