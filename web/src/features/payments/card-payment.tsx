import { useEffect, useEffectEvent, type ReactNode } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { ApiError } from '@pedalworks/contract/errors';
import type { Order } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { isOutdated } from '../../services/record-errors.ts';
import { CardElements } from './card-elements.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { PaymentError } from './payment-error.tsx';
import { CardForm } from './card-form.tsx';
import { cardProviderQuery, clientSecretQuery } from './queries.ts';

interface CardPaymentProps {
  readonly order: Order;
  readonly refetchOrder: () => Promise<unknown>;
  readonly cancel: ReactNode;
}

/** Card form. Stays mounted if the client secret fails to load, so that a typed card number is not lost. */
export function CardPayment({ order, refetchOrder, cancel }: CardPaymentProps) {
  const provider = useQuery(cardProviderQuery());
  const secret = useQuery(clientSecretQuery(order));
  const isPaidElsewhere = secret.error instanceof ApiError && secret.error.code === 'orders/already-paid';
  const finalError = isOutdated(secret.error) ? secret.error : null;
  const onFinalError = useEffectEvent(refetchOrder);
  useEffect(() => {
    if (finalError !== null) void onFinalError();
  }, [finalError]);
  if (finalError !== null && !isPaidElsewhere)
    return (
      <PaymentError order={order} error={finalError}>
        {cancel}
      </PaymentError>
    );
  return (
    <QueryState query={provider} label="Loading card form" skeleton={<Skeleton height={280} />}>
      {(cards) => (
        <CardElements stripe={cards}>
          <CardForm order={order} clientSecret={secret.data ?? null} refetchOrder={refetchOrder}>
            {secret.error === null || secret.isFetching || isPaidElsewhere ? null : (
              <ErrorState error={secret.error} onRetry={() => void secret.refetch()} />
            )}
          </CardForm>
        </CardElements>
      )}
    </QueryState>
  );
}
