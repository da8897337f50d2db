import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { Order, OrderReturn } from '@pedalworks/contract';
import { toCents } from '@pedalworks/contract/money';
import { FactList } from '../../../ui/fact-list.tsx';
import { formatCents, formatMoney } from '../../../ui/money.ts';
import { refundStateText } from '../refund-state-text.ts';

interface ReturnProps {
  readonly found: OrderReturn;
}

interface ReturnResultProps extends ReturnProps {
  /** Order of the return; undefined while it loads. */
  readonly order: Order | undefined;
}

/** Displays the refund, credit note and replacement of a closed return. If the refund failed, says what to do next. */
export function ReturnResult({ found, order }: ReturnResultProps) {
  if (found.state !== 'closed') return null;
  const replacement = order?.shipments.find(({ id }) => id === found._id);
  const { refund } = found;
  return (
    <Stack spacing={2}>
      <RefundAlert found={found} />
      <FactList
        facts={[
          ['Refund', refund === null ? 'None' : <RefundText key="refund" found={found} />],
          [
            'Credit note',
            refund?.creditNoteNumber == null ? (
              ''
            ) : (
              <Link
                key="note"
                href={`/dashboard/allOrder/${found.orderId}/creditNote/${refund.settledBy ?? found._id}`}
              >
                {refund.creditNoteNumber}
                {refund.status === 'failed' ? ' (void)' : ''}
              </Link>
            ),
          ],
          ['Replacement', replacement === undefined ? '' : replacementText(replacement)],
        ]}
      />
    </Stack>
  );
}

function replacementText({ carrier, trackingNumber, returnedAt }: Order['shipments'][number]): string {
  const text = [carrier, trackingNumber].filter(Boolean).join(' ') || 'Shipped without a number';
  return returnedAt === null ? text : `${text}, came back undelivered`;
}

function RefundText({ found: { refund, currency } }: ReturnProps) {
  if (refund === null) return null;
  const { amount, paid } = refund;
  const deduction = toCents(paid) - toCents(amount);
  const less = deduction === 0 ? '' : `, after a deduction of ${formatCents(deduction, currency)}`;
  return `${formatMoney(amount, currency)} ${refundStateText(refund)}${less}`;
}

function RefundAlert({ found: { refund, orderId, currency } }: ReturnProps) {
  if (refund === null) return null;
  const amount = formatMoney(refund.amount, currency);
  if (refund.status === 'failed')
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" href={`/dashboard/allOrder/${orderId}`}>
            Open order
          </Button>
        }
      >
        The card refused the refund of {amount}, so the customer is still owed it. Stock and replacement are
        done. On the order, choose Settle another way… and pay by transfer or cash.
      </Alert>
    );
  return refund.status === 'pending' && refund.creditNoteNumber === null ? (
    <Alert severity="info">
      The card provider did not answer yet. The shop repeats the refund of {amount} by itself; do not refund
      it again.
    </Alert>
  ) : null;
}
