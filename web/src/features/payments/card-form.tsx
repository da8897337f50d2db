import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import type { Order } from '@pedalworks/contract';
import { CardInput } from '../../services/cards/card-elements.tsx';
import { transactionIdOf } from '../../services/cards/use-card-payment.ts';
import { UnsavedChanges } from '../../services/unsaved-changes.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Button } from '../../ui/button.tsx';
import { useFocusLeftBehind } from '../../ui/focus-place.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { PaymentDone } from './payment-done.tsx';
import { usePaying, type Paying } from './use-paying.ts';

interface CardFormProps {
  readonly order: Order;
  /** Null until the shop has answered it; Pay is disabled until then. */
  readonly clientSecret: string | null;
  /** Why that does not come, if it does not, above the disabled Pay. */
  readonly children: ReactNode;
}

/** Takes the card and pays. The card's details stay between the browser and the card provider. */
export function CardForm({ order, clientSecret, children }: CardFormProps) {
  const { paying, pay, checkAgain, canPay } = usePaying({ order, clientSecret });
  if (paying.step === 'paid') {
    return <Completed clientSecret={clientSecret} record={paying.record} onCheck={() => void checkAgain()} />;
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void pay();
  };
  return (
    <form className="payment-form" noValidate onSubmit={submit} aria-label="Payment">
      <UnsavedChanges
        when={paying.step === 'busy'}
        title="The payment is on its way"
        text="It goes on even if you leave. My Order shows whether it went through."
      />
      <p className="payment-total">
        <span>To pay</span> <MoneyText amount={order.price} />
      </p>
      <CardField paying={paying} />
      {children}
      <div className="payment-actions">
        <BusyButton
          type="submit"
          variant="contained"
          busy={paying.step === 'busy'}
          disabled={!canPay && paying.step !== 'busy'}
        >
          {paying.step === 'busy' ? 'Paying…' : 'Pay'}
        </BusyButton>
        {paying.step === 'unsure' ? <CheckAgain onCheck={() => void checkAgain()} /> : null}
      </div>
      <p className="payment-note">
        The card goes to the card provider directly, with the name and email of the order. This shop never
        sees it.
      </p>
    </form>
  );
}

interface CompletedProps {
  readonly clientSecret: string | null;
  readonly record: 'asked' | 'done' | 'missing';
  readonly onCheck: () => void;
}

/** Pay stays in sight and disabled while the message is shown (spec.md §4). */
function Completed({ clientSecret, record, onCheck }: CompletedProps) {
  return (
    <PaymentDone
      title="Congrats! your payment is completed"
      transactionId={clientSecret === null ? null : transactionIdOf(clientSecret)}
      isRecording={record === 'asked'}
      takesFocus
    >
      {record === 'missing' ? <NotRecordedYet onCheck={onCheck} /> : null}
      <Button variant="contained" disabled>
        Pay
      </Button>
    </PaymentDone>
  );
}

function CardField({ paying }: { readonly paying: Paying }) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const failure = paying.step === 'open' || paying.step === 'unsure' ? paying.error : null;
  return (
    <div>
      <label htmlFor={id} className="payment-label">
        Card
      </label>
      <CardInput id={id} disabled={paying.step !== 'open'} onProblem={setProblem} />
      <p className="payment-error" role="alert">
        {problem ?? failure}
      </p>
      {paying.step === 'unsure' ? (
        <p className="payment-note">
          It may have gone through. Check before you pay again; whatever happens, an order is charged once.
        </p>
      ) : null}
    </div>
  );
}

function NotRecordedYet({ onCheck }: { readonly onCheck: () => void }) {
  return (
    <div className="payment-not-recorded">
      <p>
        Your card has been charged. The shop has not recorded it yet and does so by itself within minutes.
      </p>
      <CheckAgain onCheck={onCheck} />
    </div>
  );
}

function CheckAgain({ onCheck }: { readonly onCheck: () => void }) {
  const button = useFocusLeftBehind<HTMLButtonElement>();
  return (
    <Button ref={button} variant="outlined" onClick={onCheck}>
      Check again
    </Button>
  );
}
