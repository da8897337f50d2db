import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { WithdrawalPage } from '@pedalworks/contract/withdrawal-page';
import { FactList } from '../../ui/fact-list.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PartsList } from './parts-list.tsx';

type ReceivedStep = Extract<WithdrawalPage, { step: 'received' }>;

/** Receipt of a withdrawal, and what happens next. */
export function WithdrawalReceived(receipt: ReceivedStep) {
  const { orderNumber, declaredAt, returnNumber, parts, address } = receipt;
  return (
    <>
      <PageHeading lead="This confirms that we received your declaration, not that we accept it. The receipt is in your email.">
        We received your withdrawal
      </PageHeading>
      <Box sx={{ maxWidth: 560 }}>
        <FactList
          facts={[
            ['Order number', orderNumber],
            ['Declared', declaredAt],
            ['Parts', <PartsList key="parts" parts={parts} />],
            ['Return number', returnNumber],
            ['Send to', address === '' ? '' : <Lines key="address">{address}</Lines>],
          ]}
        />
        <Typography sx={{ mt: 3 }}>{nextText(receipt)}</Typography>
      </Box>
    </>
  );
}

const Lines = ({ children }: { readonly children: string }) => (
  <Box sx={{ whiteSpace: 'pre-line' }}>{children}</Box>
);

const nextText = ({ returnNumber, dueBy, address }: ReceivedStep): string =>
  returnNumber === ''
    ? `We will not send these parts, and refund what you paid for them by ${dueBy}.`
    : `Send the parts that you have by ${dueBy}, with a note of the return number.${address === '' ? ' Reply to the receipt to learn the address.' : ''} We refund what you paid by then, or once we have the parts or your proof that you sent them.`;
