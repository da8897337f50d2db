import { ApiError } from '@pedalworks/contract/errors';
import type { Order } from '@pedalworks/contract';
import { errorSentence } from '../../services/error-sentence.ts';
import { ErrorState, LoadingState } from '../../ui/data-states.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Checkout } from './checkout.tsx';
import { PaymentDone } from './payment-done.tsx';
import { PaymentRefusal } from './payment-refusal.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { usePayableOrder } from './use-payable-order.ts';
import './payment.css';

/** Everything about paying one order, in whatever state it is. */
export function PaymentPanel({ orderId }: { readonly orderId: string }) {
  const { state, reload } = usePayableOrder(orderId);
  if (state.status === 'loading') return <PaymentSkeleton />;
  if (state.status === 'failed') {
    const reason = refusalOf(state.error);
    if (reason !== null) return <PaymentRefusal reason={reason} />;
    return <ErrorState message={errorSentence(state.error)} onRetry={reload} />;
  }
  return (
    <div className="payment">
      <PaymentSummary order={state.data} />
      <Payment order={state.data} onPaidElsewhere={reload} />
    </div>
  );
}

interface PaymentProps {
  readonly order: Order;
  readonly onPaidElsewhere: () => void;
}

function Payment({ order, onPaidElsewhere }: PaymentProps) {
  if (order.paid)
    return <PaymentDone title="This order is already paid" transactionId={order.transactionId} />;
  return <Checkout order={order} onPaidElsewhere={onPaidElsewhere} />;
}

function refusalOf(error: unknown): 'foreign' | 'unknown' | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 403) return 'foreign';
  return error.status === 404 || error.status === 400 ? 'unknown' : null;
}

function PaymentSkeleton() {
  return (
    <LoadingState label="Loading the order">
      <div className="payment">
        <Skeleton style={{ height: 480 }} />
        <Skeleton style={{ height: 280 }} />
      </div>
    </LoadingState>
  );
}
