import { beforeEach, describe, expect, it } from 'vitest';
import { mailingShop } from '../../test-support/mails/mailing-shop.ts';
import { someAddress } from '../../test-support/orders/stored-order.ts';
import { openFixtureForFile, type PaymentFixture } from '../../test-support/payments/payment-fixture.ts';
import { mailDocument } from '../gateways/firestore/mail-document.ts';
import { storedProduct } from '../../test-support/products/part.ts';

const fixture = await openFixtureForFile({ ports: () => ({ shop: mailingShop }) });
beforeEach(async () => {
  await fixture.shop.empty('mail', 'orders', 'products', 'settings');
  await storeProduct('ring', 7);
});

const storeProduct = (id: string, quantity: number) =>
  fixture.shop.firestore.doc(`products/${id}`).set(storedProduct({ name: `Part ${id}`, quantity }));

const shopCall: PaymentFixture['shop']['call'] = (name, asking) => fixture.shop.call(name, asking);

const settings = (changes: object) => fixture.shop.firestore.doc('settings/shop').set(changes);

async function place(quantity = 1, key: string = crypto.randomUUID()): Promise<string> {
  const { json } = await fixture.shop.call('placeOrder', {
    token: fixture.customer.accessToken,
    headers: { 'idempotency-key': key },
    body: {
      purchaseId: 'ring',
      price: 59.9,
      quantity,
      address: someAddress,
      customerEmail: fixture.customer.email,
    },
  });
  return (json as { _id: string })._id;
}

/** Returns the id, recipient and subject of every stored email. */
async function mails() {
  const { docs } = await fixture.shop.firestore.collection('mail').get();
  const told = docs.map((mail) => [mail.id, mail.get('to'), mail.get('message.subject')].map(String));
  return told.sort();
}

describe('emails about an order', () => {
  it('go to the customer once when the order is placed, even if the request is repeated', async () => {
    const id = await place(1, 'one');
    expect(await place(1, 'one')).toBe(id);
    const [[mailId, to, subject] = [], ...others] = await mails();
    expect(others).toEqual([]);
    expect([mailId, to]).toEqual([`${id}-placed`, fixture.customer.email]);
    expect(subject).toMatch(/^Your order PW-\w{6}: please pay \$59\.90$/u);
    const stored = await fixture.shop.firestore.doc(`mail/${id}-placed`).get();
    expect(stored.get('uid')).toBe(fixture.customer.uid);
  });

  it('are not sent if placing the order fails', async () => {
    await fixture.shop.call('placeOrder', {
      body: { purchaseId: 'ring', price: 1, quantity: 1, customerEmail: 'guest@example.com' },
    });
    expect(await mails()).toEqual([]);
  });

  it('go to customer and shop once when the order is paid, even if the payment is reported several times', async () => {
    const id = await place();
    const payment = await fixture.paidIntent(id);
    await Promise.all([1, 2, 3].map(() => fixture.report(id, payment)));
    await fixture.provider.webhooks.flush();
    const told = (await mails()).map(([mailId, to]) => [mailId, to]);
    expect(told).toEqual([
      [`${id}-new-paid-order`, 'desk@shop.example'],
      [`${id}-paid`, fixture.customer.email],
      [`${id}-placed`, fixture.customer.email],
    ]);
  });

  it('go to every address of the settings instead of the shop’s own, one email each', async () => {
    await fixture.shop.firestore
      .doc('settings/recipients')
      .set({ shopEmails: ['a@shop.example', 'b@shop.example', 'a@shop.example'] });
    const id = await place();
    const payment = await fixture.paidIntent(id);
    await Promise.all([1, 2].map(() => fixture.report(id, payment)));
    const told = (await mails()).map(([mailId, to]) => [mailId, to]);
    expect(told).toEqual([
      [`${id}-new-paid-order`, 'a@shop.example'],
      [`${id}-new-paid-order-copy1`, 'b@shop.example'],
      [`${id}-paid`, fixture.customer.email],
      [`${id}-placed`, fixture.customer.email],
    ]);
  });

  it("do not make a payment fail if the payment's email already exists, for example after restoring a backup", async () => {
    const id = await place();
    const { document, fields } = mailDocument(fixture.shop.firestore, {
      orderId: id,
      event: 'paid',
      to: fixture.customer.email,
      uid: null,
      message: { subject: 'From before', text: '', html: '' },
    });
    await document.withConverter(null).create(fields);
    const answer = await fixture.report(id, await fixture.paidIntent(id));
    expect(answer).toMatchObject({ status: 200, json: { paid: true } });
    expect(await mails()).toContainEqual([`${id}-paid`, fixture.customer.email, 'From before']);
  });
});

describe('emails about a status change', () => {
  const asAdmin = async () => ({ token: (await fixture.shop.people.admin()).accessToken });
  const told = async (id: string) =>
    (await mails())
      .filter(([mailId = '']) => mailId.startsWith(id))
      .map(([mailId = '']) => mailId.slice(id.length + 1));

  it('contain the tracking link when the order ships', async () => {
    const id = await place();
    await fixture.report(id, await fixture.paidIntent(id));
    const admin = await asAdmin();
    const move = (body: object) => shopCall('transitionOrder', { ...admin, params: { id }, body });
    await move({ to: 'packed' });
    const tracking = { carrier: 'UPS', trackingNumber: '1Z999', trackingUrl: 'https://ups.example/1Z999' };
    expect((await move({ to: 'shipped', ...tracking })).status).toBe(200);
    expect(await told(id)).toContain('shipped');
    const sent = await fixture.shop.firestore.doc(`mail/${id}-shipped`).get();
    expect(sent.get('message.text')).toContain('Track shipment:\nhttps://ups.example/1Z999');
  });

  it('omit refunded parts when the order ships', async () => {
    const id = await place(3);
    await fixture.report(id, await fixture.paidIntent(id));
    const admin = await asAdmin();
    const lines = [{ productId: 'ring', quantity: 1 }];
    await shopCall('refundOrder', { ...admin, params: { id }, body: { lines } });
    for (const to of ['packed', 'shipped'])
      await shopCall('transitionOrder', { ...admin, params: { id }, body: { to } });
    const text = (await fixture.shop.firestore.doc(`mail/${id}-shipped`).get()).get('message.text') as string;
    expect(text).toContain('2 × $59.90');
    expect(text).toMatch(/Net paid\W+\$119\.80/u);
    expect(text).not.toContain('3 × ');
  });

  it.each([
    ['had the wrong amount', { price: 1, orderId: true }],
    ['had no order id', { price: 59.9, orderId: false }],
  ])(
    "promise a refund for a cancelled order if the customer's payment %s",
    async (_why, { price, orderId }) => {
      const { customer, provider, shop, stripe, pay, payBare } = fixture;
      const id = await place();
      // Adds a second order with the same amount, so that a payment without an order id could be for either order.
      await place();
      if (orderId) {
        const metadata = { orderId: id, owner: customer.email };
        const wrong = await stripe.paymentIntents.create({ amount: price * 100, currency: 'usd', metadata });
        await pay(wrong.client_secret ?? '');
      } else await payBare(price);
      await provider.webhooks.flush();
      const own = { token: customer.accessToken, params: { id }, body: { to: 'cancelled' } };
      expect((await shopCall('transitionOrder', own)).status).toBe(200);
      const mail = await shop.firestore.doc(`mail/${id}-cancelled`).get();
      const text = mail.get('message.text') as string;
      expect(text).not.toMatch(/not charged/iu);
      expect(text).toContain('we will refund it to the card you paid with');
    },
  );

  it('report each partial refund separately, but a cancellation together with its refund', async () => {
    const id = await place();
    await fixture.report(id, await fixture.paidIntent(id));
    const admin = await asAdmin();
    await shopCall('refundOrder', { ...admin, params: { id }, body: { amount: 10 } });
    await shopCall('refundOrder', { ...admin, params: { id }, body: { amount: 5 } });
    await fixture.provider.webhooks.flush();
    expect((await told(id)).filter((name) => name.startsWith('refunded-'))).toHaveLength(2);
    await shopCall('transitionOrder', { ...admin, params: { id }, body: { to: 'cancelled' } });
    await fixture.provider.webhooks.flush();
    const names = await told(id);
    expect(names.filter((name) => name.startsWith('refunded-'))).toHaveLength(2);
    const text = (await fixture.shop.firestore.doc(`mail/${id}-cancelled`).get()).get(
      'message.text',
    ) as string;
    expect(text).toContain('We refunded $44.90 to the card');
    expect(text).toContain('$15.00 was refunded earlier');
  });
});

describe('emails about low stock', () => {
  const low = async () => (await mails()).filter(([id = '']) => id.endsWith('low-stock'));
  const cancel = (id: string) => {
    const body = { to: 'cancelled' };
    return shopCall('transitionOrder', { token: fixture.customer.accessToken, params: { id }, body });
  };

  it('are sent for the order that brings a part down to the low-stock level, but not for the next order', async () => {
    await settings({ enforceMinOrder: false, enforceStock: true, lowStock: 5 });
    await place();
    expect(await low()).toEqual([]);
    const id = await place();
    await place();
    expect(await low()).toEqual([[`${id}-low-stock`, 'desk@shop.example', 'Low stock: Part ring']]);
    const text = (await fixture.shop.firestore.doc(`mail/${id}-low-stock`).get()).get(
      'message.text',
    ) as string;
    expect(text).toContain('5 left');
  });

  it('are sent once per part and day, even if orders are cancelled and placed again', async () => {
    await settings({ enforceMinOrder: false, enforceStock: true, lowStock: 5 });
    for (let nth = 0; nth < 3; nth += 1) await cancel(await place(2));
    expect(await low()).toHaveLength(1);
    await fixture.shop.firestore.doc('products/ring').update({ lowStockMailedOn: '2026-01-01' });
    await place(2);
    expect(await low()).toHaveLength(2);
  });

  it('are sent at payment if placing the order did not take the parts from stock', async () => {
    const id = await place(3);
    await settings({ enforceMinOrder: false, enforceStock: true, lowStock: 5 });
    await fixture.report(id, await fixture.paidIntent(id));
    expect((await low()).map(([mailId]) => mailId)).toEqual([`${id}-low-stock`]);
  });

  it('are not sent if stock is not enforced', async () => {
    await place(7);
    expect(await low()).toEqual([]);
  });
});
