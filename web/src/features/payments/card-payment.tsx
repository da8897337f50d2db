import { useEffect, useEffectEvent, type ReactNode } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { ApiError } from '@pedalworks/contract/errors';
import type { Order } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { CardElements } from './card-elements.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { CannotBePaid } from './cannot-be-paid.tsx';
import { CardForm } from './card-form.tsx';
import { cardProviderQuery, clientSecretQuery } from './queries.ts';

interface CardPaymentProps {
  readonly order: Order;
  readonly onRefused: () => Promise<unknown>;
  readonly cancel: ReactNode;
}

/** Card form, once the provider's script has loaded. A transient failure of the client secret keeps it: a card may have been typed. */
export function CardPayment({ order, onRefused, cancel }: CardPaymentProps) {
  const provider = useQuery(cardProviderQuery());
  const secret = useQuery(clientSecretQuery(order));
  const isPaidElsewhere = secret.error instanceof ApiError && secret.error.code === 'orders/already-paid';
  const refused = isFinal(secret.error) ? secret.error : null;
  const reread = useEffectEvent(onRefused);
  useEffect(() => {
    if (refused !== null) void reread();
  }, [refused]);
  if (refused !== null && !isPaidElsewhere)
    return (
      <CannotBePaid order={order} error={refused}>
        {cancel}
      </CannotBePaid>
    );
  return (
    <QueryState query={provider} label="Loading the card form" skeleton={<Skeleton height={280} />}>
      {(cards) => (
        <CardElements stripe={cards}>
          <CardForm order={order} clientSecret={secret.data ?? null} onRefused={onRefused}>
            {secret.error === null || secret.isFetching || isPaidElsewhere ? null : (
              <ErrorState error={secret.error} onRetry={() => void secret.refetch()} />
            )}
          </CardForm>
        </CardElements>
      )}
    </QueryState>
  );
}

/** True if a retry cannot succeed. */
function isFinal(error: unknown): error is ApiError {
  return error instanceof ApiError && [404, 409].includes(error.status);
}
