import type { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mailingShop } from '../../test-support/mails/mailing-shop.ts';
import { openFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';
import { cart, codeOf, paidOrder } from '../../test-support/refunds/paid-order.ts';
import { deliveredDaysAgo } from '../../test-support/returns/delivered-days-ago.ts';
import { shippedOrder } from '../../test-support/returns/shipped-order.ts';
import { receiptIn, withdrawalDesk } from '../../test-support/withdrawals/withdrawal-desk.ts';
import { someAddress } from '../../test-support/orders/stored-order.ts';
import { evenly } from '../shared/evenly.ts';
import { removeExpiredWithdrawals } from './withdrawal-handlers.ts';

vi.mock('../shared/evenly.ts', () => ({ evenly: vi.fn((work: () => unknown) => work()) }));

const fixture = await openFixtureForFile({ ports: () => ({ shop: mailingShop }) });
const { customer } = fixture;
const { firestore, people } = fixture.shop;
const admin = await people.admin();
const desk = withdrawalDesk(fixture, admin);
const acknowledged = { acknowledged: true };

beforeEach(async () => {
  await fixture.shop.empty('returns', 'mail', 'mailCounts', 'withdrawals');
  await storeProduct(fixture.shop, 8);
  await storeProduct(fixture.shop, 9, 'cog');
  await desk.offer();
});

/** Ships and delivers a guest's order, and returns its id and number. */
async function guestOrder(changes: object = {}) {
  const guest = { customerUid: null, customerEmail: 'rider@example.com' };
  const { orderId } = await shippedOrder(fixture, cart);
  await firestore.doc(`orders/${orderId}`).update({ ...guest, ...changes });
  return { orderId, orderNumber: await desk.number(orderId) };
}

const attentionsOf = async (orderId: string) =>
  (await firestore.doc(`orders/${orderId}`).get()).get('attentions') as readonly string[];

describe('a guest’s declaration', () => {
  it('is answered alike for every number, and not found while the function is off', async () => {
    const { orderNumber } = await guestOrder();
    const asked = [];
    for (const number of [orderNumber, 'PW-222222', 'nonsense', orderNumber.toLowerCase()])
      asked.push(await desk.declare({ orderNumber: number }));
    expect(asked.map(({ status, json }) => [status, json])).toEqual(asked.map(() => [202, acknowledged]));
    expect(vi.mocked(evenly)).toHaveBeenCalledTimes(asked.length);
    const headers = asked.map((each) => [...each.headers.keys()].join());
    expect(new Set(headers).size).toBe(1);
    await desk.offer({ withdrawal: 'off' });
    expect(codeOf(await desk.declare({ orderNumber }))).toEqual([404, 'route/not-found']);
  });

  it('takes effect by the link in the email to the order’s own address, once', async () => {
    const { orderId, orderNumber } = await guestOrder();
    await desk.declare({ orderNumber: ` ${orderNumber.toLowerCase().replace('-', ' – ')} ` });
    const [mail, ...others] = await desk.textsOf(orderId);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ event: 'withdrawal-declared', to: 'rider@example.com' });
    expect(await desk.returnsOf(orderId)).toEqual([]);
    const [link = ''] = await desk.linksOf(orderId);
    const stored = JSON.stringify((await firestore.doc(`withdrawals/${orderId}`).get()).data());
    expect(stored).not.toContain(link.split('.')[1]);
    const outcomes = [await desk.confirm(link), await desk.confirm(link)];
    expect(outcomes[0]).toMatchObject({ state: 'received', receipt: { orderNumber } });
    expect(outcomes[1]).toEqual(outcomes[0]);
    const [returned, ...more] = await desk.returnsOf(orderId);
    expect(more).toEqual([]);
    expect(returned).toMatchObject({
      ...{ kind: 'withdrawal', state: 'approved' },
      lines: [
        { line: 0, quantity: 2 },
        { line: 1, quantity: 1 },
      ],
    });
    const events = (await desk.mailsOf(orderId)).map((each) => String(each.get('event')));
    expect(events).toEqual(['withdrawal-declared', 'withdrawal-received']);
    const audit = await firestore.collection('audit').where('target', '==', orderId).get();
    expect(audit.docs.map((entry) => entry.get('by.email') as string)).toContain('Withdrawal function');
  });

  it('confirms the receipt with its content and the time of the first declaration to the second', async () => {
    const { orderId, orderNumber } = await guestOrder();
    await desk.declare({ orderNumber });
    await desk.declaredDaysAgo(orderId, 3);
    await desk.declare({ orderNumber });
    const [, second = ''] = await desk.linksOf(orderId);
    await desk.confirm(second);
    const [returned] = await desk.returnsOf(orderId);
    const declaredAt = returned?.['declaredAt'] as Timestamp;
    expect(Date.now() - declaredAt.toMillis()).toBeGreaterThan(2.9 * 86_400_000);
    const receipt = (await desk.textsOf(orderId)).at(-1);
    expect(receipt?.text).toMatch(/\d:\d\d:\d\d [AP]M (?:P[DS]T|GMT)/u);
    expect(receipt?.text).toContain('confirms that we received your declaration, not that we accept it');
    expect(receipt?.text).toContain('Robin Rider');
    expect(receipt?.text).toContain('2 pieces');
    expect(receipt?.text).toContain(String(returned?.['number']));
  });

  it('sends one email for a repeated key, and five a day for an order, also from other callers', async () => {
    const { orderId, orderNumber } = await guestOrder();
    await Promise.all([1, 2].map(() => desk.declare({ orderNumber }, { key: 'twice' })));
    expect(await desk.mailsOf(orderId)).toHaveLength(1);
    for (let nth = 0; nth < 6; nth += 1)
      await desk.declare({ orderNumber, email: `x${String(nth)}@example.com` });
    expect(await desk.mailsOf(orderId)).toHaveLength(5);
  });

  it('puts nothing that a person typed into an email to the customer', async () => {
    const { orderId, orderNumber } = await guestOrder();
    const evil = { name: 'Click evil.example <b>now</b>', note: '<a href="https://evil.example">Pay</a>' };
    await desk.declare({ orderNumber, email: 'evil@evil.example', ...evil });
    const [link = ''] = await desk.linksOf(orderId);
    await desk.confirm(link, [{ line: 1, quantity: 1 }]);
    const texts = await desk.textsOf(orderId);
    expect(texts.map(({ event }) => event)).toEqual(['withdrawal-declared', 'withdrawal-received']);
    expect(JSON.stringify(texts)).not.toContain('evil');
    const toShop = await firestore.collection('mail').where('event', '==', 'new-return').get();
    expect(toShop.docs[0]?.get('message.html')).toContain('&lt;a href=');
    expect(await desk.returnsOf(orderId)).toMatchObject([{ lines: [{ line: 1, quantity: 1 }] }]);
  });

  it('has no effect by a damaged or expired link, and expired ones are deleted', async () => {
    const { orderId, orderNumber } = await guestOrder();
    await desk.declare({ orderNumber });
    const [link = ''] = await desk.linksOf(orderId);
    for (const other of [
      '',
      'x',
      link.slice(0, -1),
      `${link}x`,
      `${orderId}.${'A'.repeat(43)}`,
      `../${link}`,
    ])
      expect(await desk.confirm(other)).toEqual({ state: 'ended' });
    await desk.declaredDaysAgo(orderId, 31);
    expect(await desk.confirm(link)).toEqual({ state: 'ended' });
    await firestore.doc(`withdrawals/${orderId}`).update({ expiresAt: new Date(0) });
    await removeExpiredWithdrawals(fixture.ports, AbortSignal.timeout(15_000));
    expect((await firestore.doc(`withdrawals/${orderId}`).get()).exists).toBe(false);
    expect(await desk.returnsOf(orderId)).toEqual([]);
  });

  it('of an order refunded meanwhile has nothing left, and so has one after the return was cancelled', async () => {
    const { orderId, orderNumber } = await guestOrder();
    await desk.declare({ orderNumber });
    const [link = ''] = await desk.linksOf(orderId);
    await fixture.shop.call('refundOrder', { params: { id: orderId }, token: admin.accessToken, body: {} });
    expect(await desk.confirm(link)).toEqual({ state: 'nothing-left' });

    const next = await guestOrder();
    await desk.declare(next);
    const [again = ''] = await desk.linksOf(next.orderId);
    await desk.confirm(again);
    const { docs } = await firestore.collection('returns').where('orderId', '==', next.orderId).get();
    const cancel = { params: { id: docs[0]?.id ?? '' }, token: admin.accessToken, body: { to: 'cancelled' } };
    await fixture.shop.call('transitionReturn', cancel);
    expect(await desk.confirm(again)).toMatchObject({ state: 'received' });
    expect(await desk.returnsOf(next.orderId)).toMatchObject([{ state: 'cancelled' }]);
  });

  it('of an erased account’s order sends and stores nothing', async () => {
    const { orderId, orderNumber } = await guestOrder({ customerEmail: '', customerName: '' });
    expect((await desk.declare({ orderNumber })).json).toEqual(acknowledged);
    expect(await desk.mailsOf(orderId)).toEqual([]);
    expect((await firestore.doc(`withdrawals/${orderId}`).get()).exists).toBe(false);
  });
});

describe('a declaration that has no effect', () => {
  const refusalOf = async (orderId: string, orderNumber: string) => {
    await desk.declare({ orderNumber });
    const mails = await desk.textsOf(orderId);
    expect((await firestore.doc(`withdrawals/${orderId}`).get()).exists).toBe(false);
    return mails.map(({ event, text }) => `${event}: ${text}`).join('\n');
  };

  it('of a company is answered by email that the right is for consumers', async () => {
    const { orderId, orderNumber } = await guestOrder({ address: { ...someAddress, vatId: 'DE123456789' } });
    expect(await refusalOf(orderId, orderNumber)).toMatch(/^withdrawal-refused: [^]*for consumers/u);
  });

  it('outside the EU is refused with `eu`, but not if the country is unknown or a territory of the EU', async () => {
    await desk.offer({ withdrawal: 'eu' });
    const { orderId, orderNumber } = await guestOrder();
    expect(await refusalOf(orderId, orderNumber)).toMatch(
      /^withdrawal-refused: [^]*consumers in the European/u,
    );
    for (const address of [null, { ...someAddress, country: 'DE' }, { ...someAddress, country: 'RE' }]) {
      const offered = await guestOrder({ address });
      await desk.declare(offered);
      expect(await desk.linksOf(offered.orderId)).toHaveLength(1);
    }
  });

  it('after the last day names it and the voluntary return, and is in time on the last day', async () => {
    const inTime = await guestOrder();
    await deliveredDaysAgo(firestore, inTime.orderId, 14);
    await desk.declare(inTime);
    expect(await desk.linksOf(inTime.orderId)).toHaveLength(1);
    const { orderId, orderNumber } = await guestOrder();
    await deliveredDaysAgo(firestore, orderId, 15);
    const text = await refusalOf(orderId, orderNumber);
    expect(text).toMatch(/The last day to withdraw was \w+ \d+, \d{4}/u);
    expect(text).toMatch(/You can return unused parts until \w+ \d+, \d{4}/u);
  });

  it('of an unpaid order says that nothing is owed', async () => {
    const orderId = await fixture.placeOrder({ customerUid: null });
    expect(await refusalOf(orderId, await desk.number(orderId))).toContain('You owe nothing');
  });
});

describe('a declaration by the signed-in owner', () => {
  it('takes effect at once, for the chosen parts and once per key', async () => {
    const { orderId } = await shippedOrder(fixture, cart);
    const body = { orderNumber: await desk.number(orderId), lines: [{ line: 0, quantity: 1 }] };
    const [first, second] = [
      await desk.declare(body, { by: customer, key: 'mine' }),
      await desk.declare(body, { by: customer, key: 'mine' }),
    ];
    expect(receiptIn(first)).toMatchObject({
      parts: [{ line: 0, quantity: 1, unsent: 0, name: 'chainring' }],
      returnNumber: expect.stringMatching(/^RT-/u) as string,
      address: '',
    });
    expect(second.json).toEqual(first.json);
    expect(await desk.returnsOf(orderId)).toHaveLength(1);
    expect((await desk.textsOf(orderId)).map(({ event }) => event)).toEqual(['withdrawal-received']);
    const rest = await desk.declare({ orderNumber: body.orderNumber }, { by: customer });
    expect(receiptIn(rest)?.parts).toMatchObject([
      { line: 0, quantity: 1 },
      { line: 1, quantity: 1 },
    ]);
    const none = await desk.declare({ orderNumber: body.orderNumber }, { by: customer });
    expect(none.json).toEqual({ ...acknowledged, refusal: 'nothing-left' });
  });

  it('of parts that were not sent flags the order, and packing asks', async () => {
    const { orderId } = await paidOrder(fixture, cart);
    const body = { orderNumber: await desk.number(orderId), lines: [{ line: 1, quantity: 1 }] };
    const { json } = await desk.declare(body, { by: customer });
    expect(json).toMatchObject({
      receipt: { returnNumber: null, parts: [{ line: 1, unsent: 1 }], address: '' },
    });
    expect(await attentionsOf(orderId)).toEqual(['withdrawn']);
    expect(await desk.returnsOf(orderId)).toEqual([]);
    const asked = { params: { id: orderId }, token: admin.accessToken };
    expect((await fixture.shop.call('listOrderNotes', asked)).json).toMatchObject([
      { text: expect.stringMatching(/: 1 × .* Do not send it; refund it by \w+ \d+, \d{4}\.$/u) as string },
    ]);
    const pack = { ...asked, body: { to: 'packed' } };
    expect(codeOf(await fixture.shop.call('transitionOrder', pack))).toEqual([409, 'orders/needs-attention']);
    expect((await desk.declare(body, { by: customer })).json).toMatchObject({ refusal: 'nothing-left' });
    const rest = receiptIn(await desk.declare({ orderNumber: body.orderNumber }, { by: customer }));
    expect(rest?.parts).toMatchObject([{ line: 0, quantity: 2, unsent: 2 }]);
  });

  it('says why it has no effect, and others learn nothing', async () => {
    const { orderId } = await shippedOrder(fixture, cart);
    await deliveredDaysAgo(firestore, orderId, 20);
    const body = { orderNumber: await desk.number(orderId) };
    const { json } = await desk.declare(body, { by: customer });
    expect(json).toMatchObject({ refusal: 'too-late', lastDay: expect.stringMatching(/^\d{4}-/u) as string });
    for (const by of [admin, await people.customer()])
      expect((await desk.declare(body, { by })).json).toEqual(acknowledged);
    expect(await desk.mailsOf(orderId)).toHaveLength(2);
  });
});
