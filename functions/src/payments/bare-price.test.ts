import { describe, expect, it } from 'vitest';
import type { Person } from '../test-support/people.ts';
import { countedEvents, eventOf } from './test-support/events.ts';
import { unpaid, type PaymentFixture } from './test-support/payment-fixture.ts';
import {
  after,
  listed,
  reported,
  told,
  unnamedMoney,
  withShopForEachTest,
} from './test-support/unnamed-money.ts';

let fixture: PaymentFixture;
let admin: Person;
withShopForEachTest((shop, person) => {
  fixture = shop;
  admin = person;
});

const deliver = () => fixture.provider.webhooks.flush();

describe('the webhook of a payment for a bare price', () => {
  it('settles the only unpaid order of that amount, and the PATCH afterwards finds it paid', async () => {
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

  it('settles it however many newer orders there are', async () => {
    const orderId = await fixture.placeOrder({ priceCents: 4321 });
    const newer = Array.from({ length: 120 }, () =>
      fixture.placeOrder({ paid: true, transactionId: 'pi_x' }),
    );
    await Promise.all(newer);
    const paymentId = await fixture.payBare(43.21);
    await deliver();
    expect(await fixture.order(orderId)).toMatchObject({ paid: true, transactionId: paymentId });
  });

  it('waits where two orders can be meant, and the PATCH that names one pays it', async () => {
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

  it('says once that it waits, however often it comes', async () => {
    await fixture.placeOrder({ priceCents: 2223 });
    await fixture.placeOrder({ priceCents: 2223 });
    const paymentId = await fixture.payBare(22.23);
    const deliverMuch = () => fixture.provider.webhooks.send(eventOf(fixture, paymentId).id, 5);
    expect(await told(fixture, 'payments/unclaimed', deliverMuch)).toBe(1);
    expect(await countedEvents(fixture, paymentId)).toBe(1);
  });

  it("waits where an admin pays, whose own order or a customer's can be meant", async () => {
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

  it("settles an admin's own order where it is the only one of that amount", async () => {
    const { email: customerEmail, uid: customerUid } = admin;
    const own = await fixture.placeOrder({ priceCents: 7800, customerEmail, customerUid });
    const paymentId = await fixture.payBare(78, admin.accessToken);
    await deliver();
    expect(await fixture.order(own)).toMatchObject({ paid: true, transactionId: paymentId });
  });

  it('raises no alarm for a payment that the PATCH of another order is about to use', async () => {
    await fixture.placeOrder({ priceCents: 3334, paid: true, transactionId: 'pi_before' });
    const paymentId = await fixture.payBare(33.34);
    expect(await told(fixture, 'payments/needs-refund', deliver)).toBe(0);
    const next = await fixture.placeOrder({ priceCents: 3334 });
    expect((await fixture.report(next, paymentId)).json).toMatchObject({ paid: true, modifiedCount: 1 });
  });

  it('keeps to what a PATCH named before', async () => {
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

  it('settles one order where the PATCH of that order comes at the same moment', async () => {
    const orderId = await fixture.placeOrder({ priceCents: 6161 });
    const paymentId = await fixture.payBare(61.61);
    const [{ status }] = await Promise.all([fixture.report(orderId, paymentId), deliver()]);
    expect(status).toBe(200);
    expect(await fixture.ledger(paymentId)).toMatchObject({ orderId, status: 'paid' });
  });
});
