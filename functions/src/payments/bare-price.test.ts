import { describe, expect, it } from 'vitest';
import type { Person } from '../../test-support/people.ts';
import { countedEvents, eventOf } from '../../test-support/payments/events.ts';
import {
  openStockedFixture,
  unpaid,
  type PaymentFixture,
} from '../../test-support/payments/payment-fixture.ts';
import {
  after,
  listed,
  reported,
  told,
  unnamedMoney,
  withShopForEachTest,
} from '../../test-support/payments/unnamed-money.ts';

let fixture: PaymentFixture;
let admin: Person;
withShopForEachTest((shop, person) => {
  fixture = shop;
  admin = person;
});

const deliver = () => fixture.provider.webhooks.flush();

describe('the webhook for a payment without an order id', () => {
  it('settles the payer’s only unpaid order of the paid amount', async () => {
    await fixture.placeOrder({ priceCents: 1112, paid: true, transactionId: 'pi_before' });
    await fixture.placeOrder({ priceCents: 1113 });
    await fixture.placeOrder({ priceCents: 1112, customerEmail: 'another@example.com' });
    const orderId = await fixture.placeOrder({ priceCents: 1112 });
    const paymentId = await fixture.payBare(11.12);
    await deliver();
    expect(await fixture.order(orderId)).toMatchObject({ paid: true, transactionId: paymentId });
    const { status, json } = await fixture.report(orderId, paymentId);
    expect({ status, json }).toMatchObject({ status: 200, json: { modifiedCount: 0 } });
    after(11);
    expect([await listed(fixture, paymentId), await reported(fixture, paymentId)]).toEqual([[], []]);
  });

  it('settles an order even if 120 newer orders exist', async () => {
    const orderId = await fixture.placeOrder({ priceCents: 4321 });
    const newer = Array.from({ length: 120 }, () =>
      fixture.placeOrder({ paid: true, transactionId: 'pi_x' }),
    );
    await Promise.all(newer);
    const paymentId = await fixture.payBare(43.21);
    await deliver();
    expect(await fixture.order(orderId)).toMatchObject({ paid: true, transactionId: paymentId });
  });

  it('settles neither of two unpaid orders of the paid amount, so that a PATCH can choose one', async () => {
    const { orderIds, paymentId } = await unnamedMoney(fixture);
    for (const id of orderIds) expect(await fixture.order(id)).toMatchObject(unpaid);
    expect(await fixture.ledger(paymentId)).toMatchObject({ orderId: null, status: 'unclaimed' });
    expect((await fixture.report(orderIds[1], paymentId)).json).toMatchObject({
      paid: true,
      modifiedCount: 1,
    });
    expect(await fixture.order(orderIds[0])).toMatchObject(unpaid);
    after(11);
    expect([await listed(fixture, paymentId), await reported(fixture, paymentId)]).toEqual([[], []]);
  });

  it('warns once about a payment that matches two orders, even if its event arrives five times', async () => {
    await fixture.placeOrder({ priceCents: 2223 });
    await fixture.placeOrder({ priceCents: 2223 });
    const paymentId = await fixture.payBare(22.23);
    const deliverMuch = () => fixture.provider.webhooks.send(eventOf(fixture, paymentId).id, 5);
    expect(await told(fixture, 'payments/unclaimed', deliverMuch)).toBe(1);
    expect(await countedEvents(fixture, paymentId)).toBe(1);
  });

  it('settles no order if the amount matches both the paying admin’s own order and a customer’s order', async () => {
    const { email: customerEmail, uid: customerUid } = admin;
    const own = await fixture.placeOrder({ priceCents: 7700, customerEmail, customerUid });
    const customers = await fixture.placeOrder({ priceCents: 7700 });
    const paymentId = await fixture.payBare(77, admin.accessToken);
    await deliver();
    for (const id of [own, customers]) expect(await fixture.order(id)).toMatchObject(unpaid);
    const before = fixture.logged.length;
    const { status } = await fixture.report(customers, paymentId, admin.accessToken);
    await deliver();
    expect([status, fixture.logged.slice(before)]).toEqual([200, []]);
    expect(await fixture.order(customers)).toMatchObject({ paid: true, transactionId: paymentId });
    expect(await fixture.order(own)).toMatchObject(unpaid);
  });

  it('settles the paying admin’s own order if no other order has the paid amount', async () => {
    const { email: customerEmail, uid: customerUid } = admin;
    const own = await fixture.placeOrder({ priceCents: 7800, customerEmail, customerUid });
    const paymentId = await fixture.payBare(78, admin.accessToken);
    await deliver();
    expect(await fixture.order(own)).toMatchObject({ paid: true, transactionId: paymentId });
  });

  it('logs no error for a payment that a PATCH soon assigns to a new order', async () => {
    const paymentId = await fixture.payBare(33.34);
    await fixture.placeOrder({ priceCents: 3334, paid: true, transactionId: 'pi_before' });
    expect(await told(fixture, 'payments/needs-refund', deliver)).toBe(0);
    const next = await fixture.placeOrder({ priceCents: 3334 });
    expect((await fixture.report(next, paymentId)).json).toMatchObject({ paid: true, modifiedCount: 1 });
  });

  it('does not reassign a payment that a PATCH has assigned to an order', async () => {
    const [named, other] = [
      await fixture.placeOrder({ priceCents: 5151 }),
      await fixture.placeOrder({ priceCents: 5151 }),
    ];
    const paymentId = await fixture.payBare(51.51);
    expect((await fixture.report(named, paymentId)).status).toBe(200);
    expect(await told(fixture, 'payments/needs-refund', deliver)).toBe(0);
    expect(await fixture.order(other)).toMatchObject(unpaid);
    expect(await fixture.ledger(paymentId)).toMatchObject({ orderId: named, status: 'paid' });
  });

  it('settles the order once if a PATCH for the payment arrives concurrently', async () => {
    const orderId = await fixture.placeOrder({ priceCents: 6161 });
    const paymentId = await fixture.payBare(61.61);
    const [{ status }] = await Promise.all([fixture.report(orderId, paymentId), deliver()]);
    expect(status).toBe(200);
    expect(await fixture.ledger(paymentId)).toMatchObject({ orderId, status: 'paid' });
  });
});

describe('a payment without an order id', () => {
  const paidOf = async (orderIds: readonly string[]) => {
    const orders = await Promise.all(orderIds.map((id) => fixture.order(id)));
    return orders.filter(({ paid }) => paid === true).length;
  };

  it('pays only one of two orders that concurrent PATCH requests assign it to', async () => {
    const { orderIds, paymentId } = await unnamedMoney(fixture);
    const answers = await Promise.all(orderIds.map((id) => fixture.report(id, paymentId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402]);
    expect(await paidOf(orderIds)).toBe(1);
  });

  it('is listed for a refund if the buyer paid the order with another payment', async () => {
    const orderId = await fixture.placeOrder({ priceCents: 2599 });
    const payments = await Promise.all([1, 2, 3].map(() => fixture.payBare(25.99)));
    await Promise.all(payments.map((id) => fixture.report(orderId, id)));
    await fixture.provider.webhooks.flush({ copies: 2, order: 'reversed' });
    const { paid, transactionId } = await fixture.order(orderId);
    expect([paid, payments.includes(String(transactionId))]).toEqual([true, true]);
    after(11);
    for (const id of payments.filter((one) => one !== transactionId))
      expect(await listed(fixture, id)).toMatchObject([{ _id: id, amount: 25.99 }]);
  });

  it('pays no order if the payment is refunded before its event arrives', async () => {
    const orderId = await fixture.placeOrder({ priceCents: 4747 });
    const paymentId = await fixture.payBare(47.47);
    await fixture.stripe.refunds.create({ payment_intent: paymentId });
    await fixture.provider.webhooks.flush({ order: 'reversed' });
    expect(await fixture.order(orderId)).toMatchObject(unpaid);
    expect((await fixture.report(orderId, paymentId)).status).toBe(402);
    after(11);
    expect([await listed(fixture, paymentId), await reported(fixture, paymentId)]).toEqual([[], []]);
  });

  it('pays no order after a partial refund, and is listed so that an admin can refund the rest', async () => {
    const orderId = await fixture.placeOrder({ priceCents: 4848 });
    const paymentId = await fixture.payBare(48.48);
    await fixture.stripe.refunds.create({ payment_intent: paymentId, amount: 48 });
    await deliver();
    expect((await fixture.report(orderId, paymentId)).status).toBe(402);
    expect(await fixture.order(orderId)).toMatchObject(unpaid);
    after(11);
    expect(await listed(fixture, paymentId)).toMatchObject([{ _id: paymentId }]);
    expect(await reported(fixture, paymentId)).toHaveLength(1);
  });

  it('pays the order of a guest who typed the payer’s email in capital letters', async () => {
    await fixture.shop.firestore.doc('products/chainring').update({ priceCents: 5454 });
    const customerEmail = fixture.customer.email.toUpperCase();
    const body = { purchaseId: 'chainring', price: 54.54, quantity: 1, customerEmail, customerName: 'A' };
    const { json } = await fixture.shop.call('placeOrder', { body });
    const paymentId = await fixture.payBare(54.54);
    await deliver();
    const { insertedId } = json as { insertedId: string };
    expect(await fixture.order(insertedId)).toMatchObject({ paid: true, transactionId: paymentId });
  });

  it('pays no order if a stranger placed an order of the same amount with the payer’s email', async () => {
    const own = await fixture.placeOrder({ priceCents: 5555 });
    const strangers = await fixture.placeOrder({ priceCents: 5555, customerUid: null });
    const paymentId = await fixture.payBare(55.55);
    await deliver();
    expect(await paidOf([own, strangers])).toBe(0);
    expect((await fixture.report(own, paymentId)).status).toBe(200);
    expect(await fixture.order(strangers)).toMatchObject(unpaid);
  });

  it('cannot pay the order of another customer who knows the payment id', async () => {
    const other = await fixture.shop.people.customer();
    const theirs = { customerEmail: other.email, customerUid: other.uid };
    const { orderIds, paymentId } = await unnamedMoney(fixture);
    const stolen = await fixture.placeOrder({ priceCents: 11_900, ...theirs });
    expect((await fixture.report(stolen, paymentId, other.accessToken)).status).toBe(402);
    expect(await fixture.order(stolen)).toMatchObject(unpaid);
    expect((await fixture.report(orderIds[0], paymentId)).status).toBe(200);
  });

  it('does not pay an order placed later until a PATCH assigns the payment to that order', async () => {
    const paymentId = await fixture.payBare(56.56);
    await deliver();
    const orderId = await fixture.placeOrder({ priceCents: 5656 });
    await fixture.provider.webhooks.send(eventOf(fixture, paymentId).id, 2);
    expect(await fixture.order(orderId)).toMatchObject(unpaid);
    expect((await fixture.report(orderId, paymentId)).json).toMatchObject({ paid: true });
  });
});

describe.each([
  { currency: 'jpy', price: 5990, priceCents: 599_000 },
  { currency: 'kwd', price: 59.99, priceCents: 5999 },
])('a payment of $price $currency without an order id', ({ currency, price, priceCents }) => {
  it('pays the only order of that amount and currency', async () => {
    const shop = await openStockedFixture({ currency });
    const orderId = await shop.placeOrder({ priceCents });
    const paymentId = await shop.payBare(price);
    await shop.provider.webhooks.flush();
    expect(await shop.order(orderId)).toMatchObject({ paid: true, transactionId: paymentId });
    await shop.close();
  });
});
