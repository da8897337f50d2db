import { endpoints, type Endpoints, type Order, type Product } from '@pedalworks/contract';
import { Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { storeMail } from '../../test-support/http/access-shop.ts';
import { uploader } from '../../test-support/images/uploads.ts';
import { openFixtureForFile, type PaymentFixture } from '../../test-support/payments/payment-fixture.ts';
import { lineOf, paidOrder } from '../../test-support/refunds/paid-order.ts';
import { returnActs } from '../../test-support/returns/return-acts.ts';
import { settingsActs } from '../../test-support/settings/settings-acts.ts';
import type { Answer } from '../../test-support/answer.ts';
import type { Person } from '../../test-support/people.ts';
import type { Asking } from '../../test-support/shop.ts';
import { storedProduct } from '../../test-support/products/part.ts';

/** Endpoints with which an admin can change data, including those that the owner of the data can call too. */
type AdminAct = {
  [Name in keyof Endpoints]: Endpoints[Name] extends {
    readonly access: 'admin' | 'owner-or-admin';
    readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  }
    ? Name
    : never;
}[keyof Endpoints];

const fixture = await openFixtureForFile();
const admin = await fixture.shop.people.admin();

const times = () => ({ createdAt: Timestamp.now(), updatedAt: Timestamp.now() });
const img = 'https://pictures.example/rim.webp';
const draft = { name: 'Rim', description: 'A rim.', price: 89.5, quantity: 4, minOrder: 1, img };
const oneChainring = { lines: [lineOf('chainring', 5000, 1)], priceCents: 5000 };
const place = { street: '1 Foundry Lane', postcode: '97209', city: 'Portland', region: 'OR', country: 'US' };
const address = { name: 'Robin', ...place };

const call = (...[name, asking]: Parameters<PaymentFixture['shop']['call']>) =>
  fixture.shop.call(name, { token: admin.accessToken, ...asking });
const register = ({ email, idToken }: Person) =>
  fixture.shop.call('registerUser', { params: { email }, token: idToken });
await register(admin);
const stock = { priceCents: 5000, quantity: 10, minOrder: 1 };
const product = { name: 'Chainring', img: '/image/a.webp', description: 'One.', ...stock };
await fixture.shop.firestore
  .doc('products/chainring')
  .set(storedProduct({ ...product, position: 1, ...times() }));

const idIn = ({ json }: Answer) => (json as { insertedId: string }).insertedId;
const addedProduct = async () => idIn(await call('addProduct', { body: draft }));
async function importedProduct() {
  const id = await addedProduct();
  const partNumber = (await fixture.shop.firestore.doc(`products/${id}`).get()).get('partNumber') as string;
  const batch = { id: crypto.randomUUID() };
  const rows = [{ partNumber, price: 91 }];
  return { id, batch, answer: await call('importProducts', { body: { dryRun: false, rows, batch } }) };
}
const guestReview = async () =>
  idIn(
    await fixture.shop.call('addReview', {
      body: { customerEmail: 'guest@example.com', comment: 'Good.', rating: 5 },
    }),
  );

async function storedInvitation({ json }: Answer) {
  const document = `invitations/${(json as { _id: string })._id}`;
  const stored = await fixture.shop.firestore.doc(document).get();
  return { id: stored.id, document, target: stored.get('reference') as string };
}

async function storedMail() {
  const orderId = await fixture.placeOrder(oneChainring);
  return { orderId, mailId: await storeMail(fixture.shop.firestore, orderId) };
}

/** Expected audit entry. `document` is the path of another document in the same commit, or null if there is none. */
interface Done {
  readonly action: string;
  readonly target: string;
  readonly document: string | null;
}

const on = (kind: string) => (action: Done['action'], id: string) =>
  ({ action, target: id, document: `${kind}/${id}` }) as const;
const onOrder = on('orders');
const onProduct = on('products');

/** Saves a paid order with its current ETag. */
async function savedOrder(name: AdminAct, action: Done['action'], { params = {}, ...asking }: Asking) {
  const orderId = await fixture.placeOrder({ ...oneChainring, paid: true });
  const { headers: found } = await call('getOrder', { params: { id: orderId } });
  const headers = { 'if-match': found.get('etag') ?? '' };
  const answer = await call(name, { ...asking, params: { id: orderId, ...params }, headers });
  return [answer, onOrder(action, orderId)] as const;
}

/** Makes one successful call to each endpoint. A new endpoint without a function here does not compile. */
const acts: Readonly<Record<AdminAct, () => Promise<readonly [Answer, Done]>>> = {
  addProduct: async () => {
    const answer = await call('addProduct', { body: draft });
    return [answer, onProduct('products/add', idIn(answer))];
  },
  saveProduct: async () => {
    const id = await addedProduct();
    const headers = { 'if-match': '"0"' };
    const answer = await call('saveProduct', { params: { id }, headers, body: { ...draft, price: 90 } });
    return [answer, onProduct('products/save', id)];
  },
  deleteProduct: async () => {
    const id = await addedProduct();
    return [await call('deleteProduct', { params: { id } }), onProduct('products/delete', id)];
  },
  changeProducts: async () => {
    const id = await addedProduct();
    const answer = await call('changeProducts', { body: { status: 'archived', products: [{ id }] } });
    return [answer, onProduct('products/delete', id)];
  },
  receiveStock: async () => {
    const id = await addedProduct();
    const { partNumber } = (await call('getProduct', { params: { id } })).json as Product;
    const body = { reason: '4711', rows: [{ partNumber, change: 1 }] };
    return [await call('receiveStock', { body }), onProduct('stock/receive', id)];
  },
  importProducts: async () => {
    const { answer, id } = await importedProduct();
    return [answer, onProduct('products/import-row', id)];
  },
  undoImport: async () => {
    const { id, batch } = await importedProduct();
    return [await call('undoImport', { params: { id: batch.id } }), onProduct('products/undo-row', id)];
  },
  transitionOrder: async () => {
    const { orderId } = await paidOrder(fixture, oneChainring);
    const answer = await call('transitionOrder', { params: { id: orderId }, body: { to: 'packed' } });
    return [answer, onOrder('orders/move', orderId)];
  },
  transitionOrders: async () => {
    const { orderId } = await paidOrder(fixture, oneChainring);
    const body = { from: 'paid', to: 'packed', orders: [{ id: orderId }] };
    return [await call('transitionOrders', { body }), onOrder('orders/move', orderId)];
  },
  createShipment: async () => {
    const orderId = await fixture.placeOrder({ ...oneChainring, paid: true, status: 'packed' });
    const answer = await call('createShipment', { params: { id: orderId }, body: {} });
    return [answer, onOrder('orders/shipment', orderId)];
  },
  changeShipment: async () => {
    const shipped = { paid: true, status: 'shipped', tracking: null } as const;
    const orderId = await fixture.placeOrder({ ...oneChainring, ...shipped });
    const found = await call('getOrder', { params: { id: orderId } });
    const [parcel] = (found.json as Order).shipments;
    const params = { id: orderId, shipmentId: parcel?.id ?? '' };
    const headers = { 'if-match': found.headers.get('etag') ?? '' };
    const answer = await call('changeShipment', { params, headers, body: { delivered: true } });
    return [answer, onOrder('orders/shipment', orderId)];
  },
  saveOrderAddress: () => savedOrder('saveOrderAddress', 'orders/address', { body: address }),
  saveOrderEmail: () => savedOrder('saveOrderEmail', 'orders/email', { body: { email: 'new@example.com' } }),
  swapPart: async () => {
    const body = { productId: await addedProduct() };
    return savedOrder('swapPart', 'orders/swap-part', { body, params: { line: '0' } });
  },
  addOrderNote: async () => {
    const orderId = await fixture.placeOrder(oneChainring);
    const answer = await call('addOrderNote', { params: { id: orderId }, body: { text: 'Rang.' } });
    return [answer, { action: 'orders/note', target: orderId, document: `orderNotes/${orderId}` }];
  },
  handleAttention: async () => {
    const orderId = await fixture.placeOrder({ ...oneChainring, attention: 'sold-out' });
    const params = { id: orderId, attention: 'sold-out' };
    const answer = await call('handleAttention', { params, body: { note: 'Made them.' } });
    return [answer, onOrder('orders/handle-attention', orderId)];
  },
  recordPayment: async () => {
    const orderId = await fixture.placeOrder({
      ...oneChainring,
      customerEmail: 'guest@example.com',
      customerUid: null,
    });
    const transactionId = await fixture.payBare(50, admin.accessToken);
    const body = { order: orderId, transactionId };
    const answer = await call('recordPayment', { params: { id: orderId }, body });
    return [
      answer,
      { action: 'orders/record-payment', target: orderId, document: `payments/${transactionId}` },
    ];
  },
  refundOrder: async () => {
    const { orderId } = await paidOrder(fixture, oneChainring);
    const answer = await call('refundOrder', { params: { id: orderId }, body: { amount: 10 } });
    return [answer, { action: 'orders/refund', target: orderId, document: `orderNotes/${orderId}` }];
  },
  ...returnActs(fixture, admin),
  resendMail: async () => {
    const { orderId, mailId } = await storedMail();
    const answer = await call('resendMail', { params: { id: orderId, mailId } });
    return [answer, { action: 'mails/resend', target: orderId, document: null }];
  },
  publishReview: async () => {
    const id = await guestReview();
    const answer = await call('publishReview', { params: { id }, body: { published: true } });
    return [answer, { action: 'reviews/publish', target: id, document: `reviews/${id}` }];
  },
  deleteReview: async () => {
    const id = await guestReview();
    const answer = await call('deleteReview', { params: { id } });
    return [answer, { action: 'reviews/delete', target: id, document: null }];
  },
  answerFitReport: async () => {
    await call('reportVerdict', { body: { a: 'chainring', b: 'chainring', verdict: 'fits' } });
    const [{ _id: id } = { _id: '' }] = (await call('listFitReports', {})).json as { _id: string }[];
    const answer = await call('answerFitReport', { params: { id }, body: { state: 'answered' } });
    return [answer, { action: 'fit-reports/answer', target: id, document: `fitReports/${id}` }];
  },
  changeReviews: async () => {
    const id = await guestReview();
    const answer = await call('changeReviews', { body: { change: 'delete', reviews: [{ id }] } });
    return [answer, { action: 'reviews/delete', target: id, document: null }];
  },
  makeAdmin: async () => {
    const person = await fixture.shop.people.customer();
    await register(person);
    const answer = await call('makeAdmin', { params: { email: person.email }, body: { unverified: true } });
    // Not in one commit: the audit entry is written before the auth claim is set, and the user record after the claim.
    return [answer, { action: 'users/make-admin', target: person.email, document: null }];
  },
  inviteAdmin: async () => {
    const email = 'invited@example.com';
    const answer = await call('inviteAdmin', { body: { email } });
    const { document, target } = await storedInvitation(answer);
    return [answer, { action: 'users/invite', target, document }];
  },
  withdrawInvitation: async () => {
    const email = 'withdrawn@example.com';
    const { id, target } = await storedInvitation(await call('inviteAdmin', { body: { email } }));
    const answer = await call('withdrawInvitation', { params: { id } });
    return [answer, { action: 'users/withdraw-invitation', target, document: null }];
  },
  ...settingsActs(fixture, admin),
  uploadImage: async () => {
    const create = { width: 8, height: 4, channels: 3, background: '#345' } as const;
    const content = await sharp({ create }).png().toBuffer();
    const answer = await uploader(fixture.shop, admin.accessToken).upload({ content });
    const hash = /([0-9a-f]{64})/u.exec(JSON.stringify(answer.json))?.[1] ?? '';
    return [answer, { action: 'images/upload', target: hash, document: null }];
  },
};

it('the audit tests cover every endpoint with which an admin can change data', () => {
  const changing = Object.values(endpoints).filter(
    ({ access, method }) => (access === 'admin' || access === 'owner-or-admin') && method !== 'GET',
  );
  expect(Object.keys(acts).toSorted()).toEqual(changing.map(({ name }) => name).toSorted());
});

it.each(Object.keys(acts) as AdminAct[])(
  'a call to %s by an admin writes one audit entry, in the same commit as the change',
  async (name) => {
    const [{ status }, { action, target, document }] = await acts[name]();
    expect(Math.floor(status / 100)).toBe(2);
    const found = await fixture.shop.firestore.collection('audit').where('target', '==', target).get();
    const lines = found.docs.filter((line) => line.get('action') === action);
    expect(lines.map((line) => line.get('by') as unknown)).toEqual([{ uid: admin.uid, email: admin.email }]);
    // The Audit Log displays all fields; a raw Firestore Timestamp would appear as seconds and nanoseconds.
    expect(JSON.stringify(lines.map((line) => line.data()['after'] as unknown))).not.toContain('_seconds');
    if (document === null) return;
    // Firestore gives all writes in one commit the same time.
    const changed = await fixture.shop.firestore.doc(document).get();
    expect(changed.updateTime?.isEqual(lines[0]?.createTime ?? Timestamp.now())).toBe(true);
  },
);
