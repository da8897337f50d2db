import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPaymentFixture, type PaymentFixture } from '../payments/test-support/payment-fixture.ts';
import { mailDocument } from '../gateways/mail-document.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  const shop = { publicAddress: 'https://shop.example', mailAddress: 'desk@shop.example' };
  fixture = await openPaymentFixture({ ports: () => ({ shop }) });
});
beforeEach(async () => {
  await fixture.shop.empty('mail', 'orders', 'products', 'settings');
  await storeProduct('ring', 7);
});
afterAll(() => fixture.close());

async function storeProduct(id: string, quantity: number): Promise<void> {
  const now = Timestamp.now();
  const part = { name: `Part ${id}`, img: '', description: '', priceCents: 5990, minOrder: 1, position: 1 };
  await fixture.shop.firestore
    .doc(`products/${id}`)
    .set({ ...part, quantity, createdAt: now, updatedAt: now });
}

const settings = (changes: object) => fixture.shop.firestore.doc('settings/shop').set(changes);

async function place(quantity = 1, key: string = crypto.randomUUID()): Promise<string> {
  const { json } = await fixture.shop.call('placeOrder', {
    token: fixture.customer.accessToken,
    headers: { 'idempotency-key': key },
    body: { purchaseId: 'ring', price: 59.9, quantity, customerEmail: fixture.customer.email },
  });
  return (json as { _id: string })._id;
}

/** Of every mail there is: event, recipient, subject. */
async function mails() {
  const { docs } = await fixture.shop.firestore.collection('mail').get();
  const told = docs.map((mail) => [mail.id, mail.get('to'), mail.get('message.subject')].map(String));
  return told.sort();
}

describe('an order', () => {
  it('that is placed is mailed to its customer once, also where it is sent again', async () => {
    const id = await place(1, 'one');
    expect(await place(1, 'one')).toBe(id);
    const [[mailId, to, subject] = [], ...others] = await mails();
    expect(others).toEqual([]);
    expect([mailId, to]).toEqual([`${id}-placed`, fixture.customer.email]);
    expect(subject).toMatch(/^Your order PW-\w{6}: please pay \$59\.90$/u);
    const stored = await fixture.shop.firestore.doc(`mail/${id}-placed`).get();
    expect(stored.get('uid')).toBe(fixture.customer.uid);
  });

  it('that is refused is not mailed', async () => {
    await fixture.shop.call('placeOrder', {
      body: { purchaseId: 'ring', price: 1, quantity: 1, customerEmail: 'guest@example.com' },
    });
    expect(await mails()).toEqual([]);
  });

  it('that is paid is mailed to customer and shop once, whoever reports the payment and however often', async () => {
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

  it('is paid where the mail that says so is there already, as after a restored backup', async () => {
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

describe('low stock', () => {
  const low = async () => (await mails()).filter(([id = '']) => id.endsWith('low-stock'));

  it('is mailed to the shop by the order that reaches it, and not by the next', async () => {
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

  it('is mailed by the payment where that takes the stock', async () => {
    const id = await place(3);
    await settings({ enforceMinOrder: false, enforceStock: true, lowStock: 5 });
    await fixture.report(id, await fixture.paidIntent(id));
    expect((await low()).map(([mailId]) => mailId)).toEqual([`${id}-low-stock`]);
  });

  it('is nobody’s concern where the shop does not keep count', async () => {
    await place(7);
    expect(await low()).toEqual([]);
  });
});
