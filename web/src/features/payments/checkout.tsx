import { useEffect } from 'react';
import { ApiError } from '@pedalworks/contract/errors';
import type { Order } from '@pedalworks/contract';
import { CardElements } from '../../services/cards/card-elements.tsx';
import { errorSentence } from '../../services/error-sentence.ts';
import { ErrorState, LoadingState } from '../../ui/data-states.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CardForm } from './card-form.tsx';
import { useCardProvider, useClientSecret } from './use-checkout.ts';

interface CheckoutProps {
  readonly order: Order;
  /** Called when the shop says that the order was paid in the meantime. */
  readonly onPaidElsewhere: () => void;
}

/**
 * The card form, once the provider's script is there; Pay waits for the client secret besides. Where that fails the form
 * stays: a card may have been typed by then.
 */
export function Checkout({ order, onPaidElsewhere }: CheckoutProps) {
  const provider = useCardProvider();
  const secret = useClientSecret(order);
  const failure = secret.state.status === 'failed' ? secret.state.error : null;
  const isPaidElsewhere = failure instanceof ApiError && failure.code === 'orders/already-paid';
  useEffect(() => {
    if (isPaidElsewhere) onPaidElsewhere();
  }, [isPaidElsewhere, onPaidElsewhere]);

  if (provider.state.status === 'failed') {
    return <ErrorState message={errorSentence(provider.state.error)} onRetry={provider.reload} />;
  }
  if (provider.state.status === 'loading') return <FormSkeleton />;
  return (
    <CardElements provider={provider.state.data}>
      <CardForm order={order} clientSecret={secret.state.status === 'ready' ? secret.state.data : null}>
        {failure === null || isPaidElsewhere ? null : (
          <ErrorState message={errorSentence(failure)} onRetry={secret.reload} />
        )}
      </CardForm>
    </CardElements>
  );
}

function FormSkeleton() {
  return (
    <LoadingState label="Loading the card form">
      <Skeleton style={{ height: 280 }} />
    </LoadingState>
  );
}
