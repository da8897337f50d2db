import type { OrderReturn } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailingShop } from '../../test-support/mails/mailing-shop.ts';
import { openFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';
import { codeOf } from '../../test-support/refunds/paid-order.ts';
import { returnDesk } from '../../test-support/returns/return-desk.ts';
import { shippedOrder } from '../../test-support/returns/shipped-order.ts';
import { storedReturn } from '../../test-support/returns/stored-return.ts';
import { withdrawalDesk } from '../../test-support/withdrawals/withdrawal-desk.ts';

const fixture = await openFixtureForFile({ ports: () => ({ shop: mailingShop }) });
const { firestore } = fixture.shop;
const admin = await fixture.shop.people.admin();
const desk = returnDesk(fixture, admin);
const withdrawals = withdrawalDesk(fixture, admin);

let orderId: string;
beforeEach(async () => {
  await fixture.shop.empty('returns', 'mail', 'mailCounts', 'withdrawals');
  await storeProduct(fixture.shop, 8);
  await storeProduct(fixture.shop, 9, 'cog');
  await withdrawals.offer();
  ({ orderId } = await shippedOrder(fixture));
});

const store = (units: number, state: OrderReturn['state']) =>
  Promise.all(Array.from({ length: units }, () => storedReturn(firestore, orderId, { state })));

const oneRing = { lines: [{ line: 0, quantity: 1, reason: 'changed-mind' }] };
const tooMany = [409, 'returns/too-many'];

async function withdraw(by = fixture.customer) {
  const body = { orderNumber: await withdrawals.number(orderId) };
  return withdrawals.declare(body, { by });
}

describe('the number of returns of an order', () => {
  it('does not count cancelled and declined returns, whoever makes the next one', async () => {
    await store(19, 'cancelled');
    await store(1, 'declined');
    expect((await desk.announce(orderId, oneRing)).status).toBe(201);
    expect((await desk.announce(orderId, oneRing, { by: admin })).status).toBe(201);
  });

  it('is limited, with more room for admins', async () => {
    await store(40, 'cancelled');
    expect(codeOf(await desk.announce(orderId, oneRing))).toEqual(tooMany);
    expect((await desk.announce(orderId, oneRing, { by: admin })).status).toBe(201);
    await store(19, 'cancelled');
    expect(codeOf(await desk.announce(orderId, oneRing, { by: admin }))).toEqual(tooMany);
  });

  it('is limited to 20 that are neither cancelled nor declined', async () => {
    await store(20, 'closed');
    expect(codeOf(await desk.announce(orderId, oneRing))).toEqual(tooMany);
    expect(codeOf(await desk.announce(orderId, oneRing, { by: admin }))).toEqual(tooMany);
  });

  it('leaves room for the withdrawal of the owner', async () => {
    await store(20, 'closed');
    await store(60, 'cancelled');
    expect((await withdraw()).json).toHaveProperty('receipt');
  });

  it('leaves room for a withdrawal by the emailed link', async () => {
    await store(60, 'cancelled');
    const guest = { customerUid: null, customerEmail: 'rider@example.com' };
    await firestore.doc(`orders/${orderId}`).update(guest);
    await withdrawals.declare({ orderNumber: await withdrawals.number(orderId) });
    const [link = ''] = await withdrawals.linksOf(orderId);
    await withdrawals.confirm(link);
    expect(await withdrawals.returnsOf(orderId)).toHaveLength(61);
  });

  it('is bounded for withdrawals, too', async () => {
    await store(100, 'cancelled');
    expect(codeOf(await withdraw())).toEqual(tooMany);
  });
});
