import type { ReactNode, SubmitEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ApiError } from '@pedalworks/contract/errors';
import type { Order } from '@pedalworks/contract';
import { transactionIdOf } from '../../services/cards/use-card-payment.ts';
import { UnsavedChanges } from '../shared/unsaved-changes.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { formatMoney } from '../../ui/money.ts';
import { useIsExpired } from '../shared/use-is-expired.ts';
import { CannotBePaid } from './cannot-be-paid.tsx';
import { CardField } from './card-field.tsx';
import { PaymentDone } from './payment-done.tsx';
import { usePaying } from './use-paying.ts';

interface CardFormProps {
  readonly order: Order;
  /** Null until the shop has answered it; Pay is disabled until then. */
  readonly clientSecret: string | null;
  readonly onRefused: () => Promise<unknown>;
  /** Error of the client secret, above the disabled Pay. */
  readonly children: ReactNode;
}

/** Takes the card and pays. The card's details stay between the browser and the card provider. */
export function CardForm({ order, clientSecret, onRefused, children }: CardFormProps) {
  const { paying, pay, checkAgain, canPay } = usePaying({ order, clientSecret, onRefused });
  const isOverdue = useIsExpired(order);
  const check = () => void checkAgain();
  if (paying.step === 'paid')
    return <Completed order={order} clientSecret={clientSecret} record={paying.record} onCheck={check} />;
  // A payment that was sent in time counts.
  if (isOverdue && paying.step === 'open')
    return <CannotBePaid order={order} error={new ApiError('orders/expired')} />;
  const isBusy = paying.step === 'busy';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void pay();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} aria-label="Payment" sx={form}>
      <UnsavedChanges
        when={isBusy}
        title="The payment is on its way"
        text="It goes on even if you leave. My Order shows whether it went through."
      />
      <Total order={order} />
      <CardField paying={paying} />
      {children}
      <Stack direction="row" spacing={1.5}>
        <BusyButton
          type="submit"
          variant="contained"
          color="primary"
          busy={isBusy}
          disabled={!canPay && !isBusy}
          sx={{ flex: 1, minHeight: 52 }}
        >
          {isBusy ? 'Paying…' : <PayLabel order={order} />}
        </BusyButton>
        {paying.step === 'unsure' ? <Button onClick={check}>Check again</Button> : null}
      </Stack>
      <CardNote />
    </Box>
  );
}

function CardNote() {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      The card goes to the card provider directly, with the name and email of the order. This shop never sees
      it.
    </Typography>
  );
}

/** Accessible name is Pay (docs/product.md); the amount is announced above the card. */
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
        To pay
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
  readonly record: 'asked' | 'done' | 'missing';
  readonly onCheck: () => void;
}

/** Pay stays in sight and disabled while the message is shown (docs/product.md, States). */
function Completed({ order, clientSecret, record, onCheck }: CompletedProps) {
  return (
    <PaymentDone
      title="Congrats! your payment is completed"
      transactionId={clientSecret === null ? null : transactionIdOf(clientSecret)}
      isRecording={record === 'asked'}
      takesFocus
      foot={
        <Button variant="text" disabled>
          Pay
        </Button>
      }
    >
      {record === 'missing' ? (
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          <p>
            Your card has been charged. The shop has not recorded it yet and does so by itself within minutes.
          </p>
          <Button onClick={onCheck}>Check again</Button>
        </Stack>
      ) : (
        <p>
          <strong>What happens next:</strong> we pack it, and write to {order.customerEmail} when it ships.
        </p>
      )}
    </PaymentDone>
  );
}
