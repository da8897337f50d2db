import type { Order } from '@pedalworks/contract';
import { orderStatusLabels } from '../public/order-status-labels.ts';
import { PrintedTime } from '../../../ui/dates.tsx';
import { partlyShippedText } from '../public/parcels.ts';
import { StepLine } from '../../../ui/step-line.tsx';
import { orderSteps, type OrderStep } from './order-steps.ts';
import { hasFailedRefund } from '../order-summary.ts';

export type Viewer = 'customer' | 'admin';

interface OrderTimelineProps {
  readonly order: Order;
  readonly viewer: Viewer;
}

export function OrderTimeline({ order, viewer }: OrderTimelineProps) {
  const steps = shownSteps(order).map(({ name, event }) => ({
    name,
    note:
      event === null ? null : (
        <>
          <PrintedTime isoTime={event.at} />
          {whoText(event, viewer)}
        </>
      ),
  }));
  return <StepLine label="Order status" steps={steps} />;
}

interface ShownStep extends OrderStep {
  readonly name: string;
}

/** Names the steps. A half-shipped order is at its latest parcel, though its status is that of the parts still to ship. */
function shownSteps(order: Order): readonly ShownStep[] {
  const partText = partlyShippedText(order);
  const at = order.shipments.findLast(
    ({ kind, returnedAt }) => kind === 'order' && returnedAt === null,
  )?.shippedAt;
  return orderSteps(order).map(({ status, event }) => {
    if (partText !== '' && status === 'shipped' && at !== undefined)
      return { status, name: partText, event: { status, at, by: 'shop' } };
    const isFailed = status === 'refunded' && hasFailedRefund(order);
    return { status, event, name: isFailed ? 'Refund failed' : names[status] };
  });
}

const names: Readonly<Record<Order['status'], string>> = { ...orderStatusLabels, placed: 'Placed' };

function whoText({ status, by }: NonNullable<OrderStep['event']>, viewer: Viewer): string {
  if (status !== 'cancelled' && status !== 'refunded') return '';
  if (by === 'customer') return viewer === 'customer' ? ', by you' : ', by the customer';
  if (by === 'shop') return ', by the shop';
  return status === 'cancelled' ? ', not paid in time' : ', through the card provider';
}
