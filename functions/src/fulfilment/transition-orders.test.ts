import { expect, it, vi } from 'vitest';
import {
  openStockedFixtureForFile,
  type PaymentFixture,
} from '../../test-support/payments/payment-fixture.ts';
import type { Person } from '../../test-support/people.ts';

/** Hook that runs before each database transaction. Tests replace it. */
let onTransaction: () => Promise<unknown> = () => Promise.resolve();

const fixture = await openStockedFixtureForFile({
  ports: ({ transact }) => ({
    transact: async (...call) => {
      await onTransaction();
      return transact(...call);
    },
  }),
});
const admin = await fixture.shop.people.admin();
const colleague = await fixture.shop.people.admin();

interface Asked {
  readonly id: string;
  readonly carrier?: string;
  readonly trackingNumber?: string;
  readonly trackingUrl?: string;
}

interface Outcome {
  readonly changed: readonly { readonly _id: string; readonly status: string }[];
  readonly refused: readonly { readonly id: string; readonly code: string; readonly message: string }[];
}

interface By {
  readonly by?: Person;
  readonly key?: string;
}

async function move(
  orders: readonly Asked[],
  body: object,
  { by: { accessToken: token } = admin, key = crypto.randomUUID() }: By = {},
) {
  const headers = { 'idempotency-key': key };
  const asked = { token, headers, body: { ...body, orders } };
  const { status, json } = await fixture.shop.call('transitionOrders', asked);
  return { status, ...(json as Outcome) };
}

const pack = { from: 'paid', to: 'packed' };
const ship = { from: 'packed', to: 'shipped' };

const placed = (count: number, changes: Parameters<PaymentFixture['placeOrder']>[0]) =>
  Promise.all(
    Array.from({ length: count }, () => fixture.placeOrder({ paid: true, status: 'packed', ...changes })),
  );

const withNumbers = (ids: readonly string[], prefix: string) =>
  ids.map((id, nth) => ({ id, carrier: 'ups', trackingNumber: `${prefix}${String(nth)}` }));

const soon = { timeout: 20_000 };

const shippedMailsOf = async (id: string) => {
  const mails = fixture.shop.firestore.collection('mail').where('orderId', '==', id);
  return (await mails.where('event', '==', 'shipped').get()).size;
};

it('a bulk status change skips and reports orders that have changed since they were loaded', async () => {
  const ids = await placed(12, { status: 'paid' });
  const [gone = '', cancelled = '', shipped = '', ...others] = ids;
  await fixture.shop.firestore.doc(`orders/${gone}`).delete();
  await fixture.shop.firestore.doc(`orders/${cancelled}`).update({ status: 'cancelled' });
  await fixture.shop.firestore.doc(`orders/${shipped}`).update({ status: 'shipped' });
  const { changed, refused } = await move(
    ids.map((id) => ({ id })),
    pack,
  );
  expect(changed.map(({ _id, status }) => [_id, status])).toEqual(others.map((id) => [id, 'packed']));
  expect(refused).toEqual([
    { id: gone, code: 'orders/not-found', message: expect.any(String) as string },
    {
      id: cancelled,
      code: 'orders/move-refused',
      message: expect.stringContaining('cancelled now') as string,
    },
    { id: shipped, code: 'orders/move-refused', message: expect.stringContaining('shipped now') as string },
  ]);
  expect(await fixture.order(cancelled)).toMatchObject({ status: 'cancelled' });
});

it('two concurrent bulk status changes ship each of 12 orders once', async () => {
  const ids = await placed(12, {});
  const [mine, theirs] = await Promise.all([
    move(withNumbers(ids, 'MINE'), ship),
    move(withNumbers(ids, 'THEIRS'), ship, { by: colleague }),
  ]);
  for (const [nth, id] of ids.entries()) {
    const { tracking, history } = await fixture.order(id);
    expect(history).toHaveLength(2);
    expect(await shippedMailsOf(id)).toBe(1);
    const [winner, loser] = mine.changed.some(({ _id }) => _id === id) ? [mine, theirs] : [theirs, mine];
    const number = `${winner === mine ? 'MINE' : 'THEIRS'}${String(nth)}`;
    expect(tracking).toMatchObject({ number });
    const by = winner === mine ? admin.email : colleague.email;
    const message = `This order is shipped already, by ${by}: UPS ${number}.`;
    expect(loser.refused).toContainEqual({ id, code: 'orders/move-refused', message });
  }
});

it('a bulk status change finishes after the client disconnects, and a repeated request returns its outcome', async () => {
  const ids = await placed(12, {});
  const orders = withNumbers(ids, 'CF');
  const key = crypto.randomUUID();
  const hangUp = new AbortController();
  const hasClosed = () => fixture.noted.some((line) => line.startsWith('POST /allOrder/transition'));
  fixture.noted.splice(0);
  onTransaction = () => {
    hangUp.abort();
    return vi.waitUntil(hasClosed, soon);
  };
  const cutOff = fixture.shop.request('/allOrder/transition', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${admin.accessToken}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ ...ship, orders }),
    signal: hangUp.signal,
  });
  await expect(cutOff).rejects.toThrow();
  const statuses = async () => Promise.all(ids.map(async (id) => (await fixture.order(id))['status']));
  await vi.waitFor(async () => expect(new Set(await statuses())).toEqual(new Set(['shipped'])), soon);
  onTransaction = () => Promise.resolve();
  const again = await move(orders, ship, { key });
  expect(again.changed.map(({ _id }) => _id)).toEqual(ids);
  expect(again.refused).toEqual([]);
  for (const id of ids) {
    expect((await fixture.order(id))['history']).toHaveLength(2);
    expect(await shippedMailsOf(id)).toBe(1);
  }
});

it('a bulk status change reports orders that already have the new status, and who changed them', async () => {
  const ids = await placed(3, { status: 'paid' });
  const orders = ids.map((id) => ({ id }));
  await move(orders.slice(0, 1), pack);
  await move(orders.slice(1, 2), pack, { by: colleague, key: 'same' });
  const { changed, refused } = await move(orders, pack, { key: 'same' });
  expect(changed).toMatchObject([{ _id: ids[2] }]);
  expect(refused).toEqual([
    { id: ids[0], code: 'orders/move-refused', message: 'This order is packed already, by you.' },
    {
      id: ids[1],
      code: 'orders/move-refused',
      message: `This order is packed already, by ${colleague.email}.`,
    },
  ]);
  expect((await move(orders, pack, { key: 'same' })).changed).toMatchObject([{ _id: ids[2] }]);
});

it('a bulk status change is made once if two requests have the same idempotency key', async () => {
  const orders = withNumbers(await placed(2, {}), 'CF');
  const key = crypto.randomUUID();
  const answers = await Promise.all([move(orders, ship, { key }), move(orders, ship, { key })]);
  for (const { changed, refused } of answers) expect([changed.length, refused]).toEqual([2, []]);
  for (const { id } of orders) {
    expect((await fixture.order(id))['history']).toHaveLength(2);
    expect(await shippedMailsOf(id)).toBe(1);
  }
});

it('a bulk status change can be undone with a reason, except for orders that have shipped since', async () => {
  const ids = await placed(3, { status: 'paid' });
  const orders = ids.map((id) => ({ id }));
  await move(orders, pack);
  await move([{ id: ids[2] ?? '' }], ship);
  const undo = { from: 'packed', to: 'paid', reason: 'Undone' };
  const withoutReason = await move(orders.slice(0, 1), { ...undo, reason: '' });
  expect(withoutReason.refused).toMatchObject([{ id: ids[0], message: 'Reason is required' }]);
  const key = crypto.randomUUID();
  for (const { changed, refused } of [await move(orders, undo, { key }), await move(orders, undo, { key })]) {
    expect(changed.map(({ _id, status }) => [_id, status])).toEqual(
      ids.slice(0, 2).map((id) => [id, 'paid']),
    );
    expect(refused).toMatchObject([{ id: ids[2], code: 'orders/move-refused' }]);
  }
  expect((await fixture.order(ids[0] ?? ''))['history']).toHaveLength(3);
});

it.each([
  ['an emoji', '📦🚲'],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['right-to-left text', 'שליח 123 ‮321'],
  ['a formula', '=HYPERLINK("https://evil.example")'],
])(
  'a bulk shipment stores %s as carrier and tracking number, and escapes it in emails and exports',
  async (_what, text) => {
    const [id = ''] = await placed(1, {});
    const { changed } = await move([{ id, carrier: text, trackingNumber: text }], ship);
    expect(changed).toMatchObject([{ tracking: { carrier: text, number: text } }]);
    const mails = await fixture.shop.firestore.collection('mail').where('orderId', '==', id).get();
    expect(mails.docs[0]?.get('message.html')).not.toContain('<img src=x');
    const token = admin.accessToken;
    const csv = await fixture.shop.call('exportOrders', { token, query: { ids: id } });
    const cell = `${text.startsWith('=') ? "'" : ''}${text}`.replaceAll('"', '""');
    expect(Buffer.from(csv.bytes).toString()).toContain(cell);
  },
);

it.each([{}, { carrier: '', trackingNumber: '' }, { carrier: '  ', trackingNumber: ' \u200b\n' }])(
  'a bulk shipment stores no tracking if its tracking details are blank: %j',
  async (tracking) => {
    const [id = ''] = await placed(1, {});
    expect((await move([{ id, ...tracking }], ship)).changed).toMatchObject([{ tracking: null }]);
  },
);

it.each([
  ['a carrier of 10,000 characters', { carrier: 'x'.repeat(10_000) }, 'orders[1].carrier'],
  [
    'a tracking number of 10,000 characters',
    { trackingNumber: '📦'.repeat(10_000) },
    'orders[1].trackingNumber',
  ],
  ['a script as tracking link', { trackingUrl: 'javascript:alert(1)' }, 'orders[1].trackingUrl'],
  ['a path as order id', { id: '../x' }, 'orders[1].id'],
  ['no order id', { id: '' }, 'orders[1].id'],
])('a bulk shipment with %s in one order is rejected for all orders', async (_what, bad, path) => {
  const [id = '', other = ''] = await placed(2, {});
  const body = { ...ship, orders: [{ id }, { id: other, ...bad }] };
  const { status, json } = await fixture.shop.call('transitionOrders', { token: admin.accessToken, body });
  expect([status, json]).toMatchObject([400, { issues: [{ path }] }]);
  expect(await fixture.order(id)).toMatchObject({ status: 'packed' });
});

it.each([
  ['no orders', [], {}],
  ['a reason of 10,000 characters', [{ id: 'order' }], { reason: '📦'.repeat(5000) }],
  ['101 orders', Array.from({ length: 101 }, (_, nth) => ({ id: `order-${String(nth)}` })), {}],
])('a bulk status change is rejected with %s', async (_what, orders, body) => {
  expect((await move(orders, { ...pack, ...body })).status).toBe(400);
});
