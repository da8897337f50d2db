import type { ReactNode, SubmitEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ApiError } from '@pedalworks/contract/errors';
import type { Order } from '@pedalworks/contract';
import { transactionIdOf } from './use-card-payment.ts';
import { UnsavedChanges } from '../shared/unsaved-changes.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { formatMoney } from '../../ui/money.ts';
import { useIsExpired } from '../orders/public/use-is-expired.ts';
import { PaymentError } from './payment-error.tsx';
import { CardField } from './card-field.tsx';
import { PaymentDone } from './payment-done.tsx';
import { SlowPayment } from './slow-payment.tsx';
import { usePayment } from './use-payment.ts';

interface CardFormProps {
  readonly order: Order;
  /** Null while loading, which disables Pay. */
  readonly clientSecret: string | null;
  readonly refetchOrder: () => Promise<unknown>;
  readonly children: ReactNode;
}

export function CardForm({ order, clientSecret, refetchOrder, children }: CardFormProps) {
  const { payment, pay, checkAgain, canPay } = usePayment({ order, clientSecret, refetchOrder });
  const isOverdue = useIsExpired(order);
  const check = () => void checkAgain();
  if (payment.step === 'paid')
    return <Completed order={order} clientSecret={clientSecret} record={payment.record} onCheck={check} />;
  // Lets a payment in progress finish, because it counts if it was submitted before the deadline.
  if (isOverdue && payment.step === 'open')
    return <PaymentError order={order} error={new ApiError('orders/expired')} />;
  const isBusy = payment.step === 'busy';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void pay();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} aria-label="Payment" sx={form}>
      <UnsavedChanges
        when={isBusy}
        title="Payment in progress"
        text="The payment continues if you leave. My Order shows the result."
      />
      <Total order={order} />
      <CardField payment={payment} />
      {children}
      {isBusy ? <SlowPayment onCheck={check} /> : null}
      <Stack direction="row" spacing={1.5}>
        <PayButton order={order} isBusy={isBusy} isDisabled={!canPay && !isBusy} />
        {payment.step === 'unsure' ? <Button onClick={check}>Check again</Button> : null}
      </Stack>
      <CardNote />
    </Box>
  );
}

interface PayButtonProps extends Pick<CardFormProps, 'order'> {
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
}

function PayButton({ order, isBusy, isDisabled }: PayButtonProps) {
  return (
    <BusyButton
      type="submit"
      variant="contained"
      color="primary"
      busy={isBusy}
      disabled={isDisabled}
      sx={{ flex: 1, minHeight: 52 }}
    >
      {isBusy ? 'Paying…' : <PayLabel order={order} />}
    </BusyButton>
  );
}

function CardNote() {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Card details go directly to the card provider, with the name and email of the order. This shop never
      sees them.
    </Typography>
  );
}

/** Label of the Pay button. Hides the amount from screen readers, which announce it above the card field. */
function PayLabel({ order: { price, currency } }: Pick<CardFormProps, 'order'>) {
  return (
    <>
      Pay
      <Box component="span" aria-hidden="true" sx={{ ml: 1.25, fontVariantNumeric: 'tabular-nums' }}>
        {formatMoney(price, currency)}
      </Box>
    </>
  );
}

const form = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 };

function Total({ order: { price, currency } }: Pick<CardFormProps, 'order'>) {
  return (
    <Stack direction="row" sx={total}>
      <Typography variant="h4" component="span">
        Amount due
      </Typography>
      <Typography variant="figure" sx={{ fontSize: '2.5rem' }}>
        {formatMoney(price, currency)}
      </Typography>
    </Stack>
  );
}

const total = {
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 2,
  pb: 2,
  borderBottom: 1,
  borderColor: 'outline',
};

interface CompletedProps {
  readonly order: Order;
  readonly clientSecret: string | null;
  readonly record: 'pending' | 'done' | 'failed';
  readonly onCheck: () => void;
}

/** Success message with a disabled Pay button (docs/product.md, States). */
function Completed({ order, clientSecret, record, onCheck }: CompletedProps) {
  return (
    <PaymentDone
      title="Congrats! your payment is completed"
      transactionId={clientSecret === null ? null : transactionIdOf(clientSecret)}
      isRecording={record === 'pending'}
      takesFocus
      foot={
        <Button variant="text" disabled>
          Pay
        </Button>
      }
    >
      {record === 'failed' ? (
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          <p>Your card has been charged. The shop will record the payment within minutes.</p>
          <Button onClick={onCheck}>Check again</Button>
        </Stack>
      ) : (
        <p>
          <strong>What happens next:</strong> we pack your order and email {order.customerEmail} when it
          ships.
        </p>
      )}
    </PaymentDone>
  );
}
