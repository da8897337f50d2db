import { useEffect, useEffectEvent, useId } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { PaymentToRefund } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { LocalDay } from '../../ui/dates.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { formatMoney } from '../../ui/money.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { paymentsToRefundQuery } from './queries.ts';
import { RecordOnOrder } from './record-on-order.tsx';

interface PaymentsToRefundProps {
  /** True while the screen reports the same outage elsewhere. Afterwards, failed payments load again. */
  readonly isQuiet: boolean;
}

/** Unassigned payments, which an admin must refund or record on an order. */
export function PaymentsToRefund({ isQuiet }: PaymentsToRefundProps) {
  const { data = [], error, refetch } = useQuery(paymentsToRefundQuery());
  const retry = useEffectEvent(() => {
    if (error !== null) void refetch();
  });
  useEffect(() => {
    if (!isQuiet) retry();
  }, [isQuiet]);
  return (
    <Box {...useKeptFocus()} tabIndex={-1} sx={{ '&:not(:empty)': { mb: 4 } }}>
      {error === null || isQuiet ? null : (
        <ErrorState
          severity="warning"
          title="Unassigned payments did not load"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data.length === 0 ? null : <Payments payments={data} />}
    </Box>
  );
}

function Payments({ payments }: { readonly payments: readonly PaymentToRefund[] }) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h4" component="h3">
        Needs attention: unassigned payments
      </Typography>
      <Typography sx={{ mt: 1, maxWidth: '65ch' }}>
        Refund the payment in Stripe’s dashboard, where you can search for its id, or record it on the order
        it was meant for.
      </Typography>
      {payments.map((payment) => (
        <Payment key={payment._id} payment={payment} />
      ))}
    </Paper>
  );
}

const reasons: Readonly<Record<PaymentToRefund['reason'], string>> = {
  'names-no-order': 'The payment does not refer to an order',
  'paid-otherwise': 'The order was paid with another payment',
  'does-not-match': 'The amount differs from the order, or was partly refunded',
};

function Payment({ payment }: { readonly payment: PaymentToRefund }) {
  const { _id, amount, currency, customerEmail, paidAt, reason } = payment;
  return (
    <Box sx={{ mt: 2, '& + &': { mt: 5 } }}>
      <FactList
        facts={[
          ['Amount', formatMoney(amount, currency)],
          ['Paid by', customerEmail === null ? null : <EmailText key="email" email={customerEmail} />],
          ['Paid', paidAt === null ? null : <LocalDay key="day" isoTime={paidAt} />],
          ['Payment', _id],
          ['Reason', reasons[reason]],
        ]}
      />
      {reason === 'names-no-order' && customerEmail !== null ? <RecordOnOrder payment={payment} /> : null}
    </Box>
  );
}
