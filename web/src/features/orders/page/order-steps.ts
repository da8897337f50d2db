import type { Order } from '@pedalworks/contract';

type Event = Order['history'][number];

export interface OrderStep {
  readonly status: Order['status'];
  /** Null if the order has not reached this status yet. */
  readonly event: Event | null;
}

const stepOrder = ['placed', 'paid', 'packed', 'shipped', 'delivered'] as const;

/** Lists the past and expected steps of an order, without steps that an admin undid. */
export function orderSteps({ status, history }: Pick<Order, 'status' | 'history'>): readonly OrderStep[] {
  const current = stepOrder.findIndex((step) => step === status);
  const expected = current === -1 ? [] : stepOrder.slice(current + 1);
  const past = history.reduce<readonly Event[]>((steps, event) => {
    const earlier = steps.findIndex((step) => step.status === event.status);
    return earlier === -1 ? [...steps, event] : steps.slice(0, earlier + 1);
  }, []);
  return [
    ...past.map((event) => ({ status: event.status, event })),
    ...expected.map((step) => ({ status: step, event: null })),
  ];
}
