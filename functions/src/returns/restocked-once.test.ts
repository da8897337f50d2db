import type { StockMovement } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailingShop } from '../../test-support/mails/mailing-shop.ts';
import { openFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';
import { lineOf, type PaidOrder } from '../../test-support/refunds/paid-order.ts';
import { pieces, returnDesk } from '../../test-support/returns/return-desk.ts';
import { shippedOrder } from '../../test-support/returns/shipped-order.ts';

const fixture = await openFixtureForFile({
  ports: () => ({ shop: mailingShop }),
});
const { shop, provider } = fixture;
const admin = await shop.people.admin();
const desk = returnDesk(fixture, admin);
const { accessToken: token } = admin;
const threeRings = { lines: [lineOf('chainring', 2000, 3)], priceCents: 6000 };

let paid: PaidOrder;
beforeEach(async () => {
  provider.faults.clear();
  await shop.empty('mail', 'stockMovements');
  await shop.firestore.doc('settings/shop').set({ enforceMinOrder: false, enforceStock: true });
  // 10 in stock, of which the order took 3.
  await storeProduct(shop, 7);
  paid = await shippedOrder(fixture, threeRings);
});

const announced = (quantity: number) => desk.approved(paid.orderId, { lines: [{ line: 0, quantity }] });

async function refund(quantity: number | null, restock = true): Promise<void> {
  const lines = quantity === null ? {} : { lines: [{ productId: 'chainring', quantity }] };
  const asking = { params: { id: paid.orderId }, token, body: { ...lines, restock } };
  expect((await shop.call('refundOrder', asking)).status).toBe(200);
  await provider.webhooks.flush();
}

async function close(id: string, ...lines: readonly object[]): Promise<void> {
  expect((await desk.move(id, { to: 'closed', lines })).status).toBe(200);
  await provider.webhooks.flush();
}

const unpaid = (quantity: number) => pieces(quantity, 'restock', { remedy: 'none' });
const refunded = (quantity: number) => pieces(quantity, 'restock', { remedy: 'refund' });

/** Returns the stock, and the changes of the stock, oldest first. */
async function stock() {
  const { json } = await shop.call('listStockMovements', { params: { id: 'chainring' }, token });
  const changes = (json as readonly StockMovement[]).map(({ kind, change }) => [kind, change]);
  const left: unknown = (await shop.firestore.doc('products/chainring').get()).get('quantity');
  return [left, ...changes.toReversed()];
}

describe('a return after a refund that restocked', () => {
  it('restocks nothing if the refund restocked all pieces', async () => {
    const id = await announced(2);
    await refund(null);
    await close(id, unpaid(2));
    expect(await stock()).toEqual([10, ['refund', 3]]);
  });

  it('restocks nothing for more pieces than announced', async () => {
    const id = await announced(2);
    await refund(3);
    await close(id, unpaid(3));
    expect(await stock()).toEqual([10, ['refund', 3]]);
  });

  it('restocks only the pieces that the refund did not', async () => {
    const id = await announced(3);
    await refund(1);
    await close(id, refunded(2), unpaid(1));
    expect(await stock()).toEqual([10, ['refund', 1], ['return', 2]]);
  });

  it('takes pieces without a remedy for those of the refund', async () => {
    const id = await announced(2);
    await refund(2);
    await close(id, unpaid(2));
    expect(await stock()).toEqual([9, ['refund', 2]]);
    await close(await announced(1), refunded(1));
    expect(await stock()).toEqual([10, ['refund', 2], ['return', 1]]);
  });

  it('restocks all pieces if the refund restocked none', async () => {
    const id = await announced(3);
    await refund(2, false);
    await close(id, refunded(1), unpaid(2));
    expect(await stock()).toEqual([10, ['return', 3]]);
  });
});

describe('other restocks', () => {
  it('are limited the other way round: a refund restocks no piece of a return', async () => {
    await close(await announced(2), refunded(2));
    await refund(1);
    expect(await stock()).toEqual([10, ['return', 2], ['refund', 1]]);
  });

  it('include replacements: an exchanged piece and the other pieces all come back', async () => {
    await close(await announced(1), pieces(1, 'restock', { remedy: 'replace' }));
    await refund(3);
    const [left, ...changes] = await stock();
    expect(left).toBe(10);
    // One commit made the first two.
    expect(changes).toEqual(
      expect.arrayContaining([
        ['return', 1],
        ['replacement', -1],
        ['refund', 3],
      ]),
    );
  });

  it('are none for parts that were sold without taking them from stock', async () => {
    const settings = shop.firestore.doc('settings/shop');
    await settings.update({ enforceStock: false });
    const { orderId } = await shippedOrder(fixture, {
      lines: [{ ...lineOf('chainring', 2000, 3), stockTaken: false }],
      priceCents: 6000,
    });
    paid = { ...paid, orderId };
    await settings.update({ enforceStock: true });
    const id = await announced(1);
    await close(id, refunded(1));
    expect((await stock())[0]).toBe(7);
  });
});
