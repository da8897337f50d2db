import type { Order } from '@pedalworks/contract';

type Event = Order['history'][number];

export interface Station {
  readonly status: Order['status'];
  /** When it was there and through whom; null while it is still ahead. */
  readonly event: Event | null;
}

const way = ['placed', 'paid', 'packed', 'shipped', 'delivered'] as const;

/**
 * Past and expected steps of an order; none are expected after a cancellation or refund. Steps that a correction undid are left out,
 * and a step that it returned to keeps its time.
 */
export function stationsOf({ status, history }: Pick<Order, 'status' | 'history'>): readonly Station[] {
  const here = way.findIndex((station) => station === status);
  const ahead = here === -1 ? [] : way.slice(here + 1);
  const past = history.reduce<readonly Event[]>((steps, event) => {
    const earlier = steps.findIndex((step) => step.status === event.status);
    return earlier === -1 ? [...steps, event] : steps.slice(0, earlier + 1);
  }, []);
  return [
    ...past.map((event) => ({ status: event.status, event })),
    ...ahead.map((station) => ({ status: station, event: null })),
  ];
}
