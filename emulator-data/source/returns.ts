import type { ReturnReason, ReturnState } from '../../contract/src/index.ts';
import { returnNumber } from '../../functions/src/model/order-number.ts';
import type { OrderRecord } from '../../functions/src/model/orders.ts';
import type { ReturnEvent, ReturnRecord } from '../../functions/src/model/returns.ts';
import { seededPlaces } from './seeded-places.ts';

interface SeedReturn extends Pick<ReturnRecord, 'kind' | 'note'> {
  readonly reason: ReturnReason;
  /** Times of its states, in this order. */
  readonly times: Readonly<Partial<Record<ReturnState, string>>>;
}

/** Returns of one piece of an order's first line, by order id. Each waits for an admin in another view. */
const returnsByOrder: Readonly<Record<string, SeedReturn>> = {
  'order-2026-0020': {
    kind: 'warranty',
    reason: 'does-not-work',
    note: 'It no longer charges.',
    times: { requested: '2026-11-20T09:12:00Z' },
  },
  'order-2026-0025': {
    kind: 'return',
    reason: 'changed-mind',
    note: 'Nice saddle, but a bit wide for me. It was never mounted.',
    times: { requested: '2026-11-17T19:40:00Z', approved: '2026-11-18T08:05:00Z' },
  },
  'order-2026-0016': {
    kind: 'warranty',
    reason: 'does-not-work',
    note: 'One of the eight creaks. We tried it in two frames.',
    times: {
      requested: '2026-11-12T17:26:00Z',
      approved: '2026-11-13T08:10:00Z',
      received: '2026-11-19T10:31:00Z',
    },
  },
};

/** Returns the number of an order's return; none if nothing of the order comes back. */
export const returnNumbersOf = (orderId: string): readonly string[] =>
  returnsByOrder[orderId] === undefined ? [] : [numberOf(orderId)];

const numberOf = (orderId: string): string => returnNumber(seededPlaces(`return of ${orderId}`));

export function returnOf(order: OrderRecord): ReturnRecord | null {
  const seed = returnsByOrder[order.id];
  if (seed === undefined) return null;
  const { kind, note, reason, times } = seed;
  const history = Object.entries(times).map(([state, at]) => ({
    ...{ state: state as ReturnState, at: new Date(at), note: '' },
    by: state === 'requested' ? ('customer' as const) : ('shop' as const),
  })) satisfies readonly ReturnEvent[];
  const state = history.at(-1)?.state ?? 'requested';
  const declaredAt = history[0]?.at ?? order.createdAt;
  const piece = { line: 0, quantity: 1 };
  return {
    id: `return-of-${order.id}`,
    number: numberOf(order.id),
    orderId: order.id,
    orderNumber: order.number,
    ...{ kind, state, note, history, declaredAt, createdAt: declaredAt },
    lines: [{ ...piece, reason }],
    pieces: state === 'received' ? [{ ...piece, outcome: 'scrap', remedy: 'replace' }] : [],
    images: [],
    refund: null,
    customerEmail: order.customerEmail,
    customerName: order.customerName,
  };
}
