import { endpoints, type CallName } from '@pedalworks/contract';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { openFixtureForFile } from '../../test-support/payments/payment-fixture.ts';
import type { Person } from '../../test-support/people.ts';
import type { Asking } from '../../test-support/shop.ts';
import { forged } from '../../test-support/tokens.ts';
import { addProduct, hash, storeMail, storeReview, storeShop } from '../../test-support/http/access-shop.ts';
import { accessTable } from '../../test-support/http/access-table.ts';
import { returnRequests } from '../../test-support/returns/return-requests.ts';
import { storedReturn } from '../../test-support/returns/stored-return.ts';

// Answers to withdrawals all take the same time, which would be 12 s here.
vi.mock('../shared/evenly.ts', () => ({ evenly: (work: () => unknown) => work() }));

const [[, ...columns] = [], ...rows] = accessTable
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/u));
const figures = { tested: 0, failing: 0 };

/** A caller's tokens, and the email and order id to request: by default those of the customer `owner`. */
interface Asker {
  readonly token?: string;
  readonly idToken?: string;
  readonly email: string;
  readonly orderId: string;
  /** True if token signatures are verified, which emulators skip. */
  readonly isVerifiedForReal?: boolean;
}

const askers = new Map<string, Asker>();

const fixture = await openFixtureForFile();
const picture = await storeShop(fixture.shop.firestore);
await gatherAskers();
afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(() => {
  console.log(`access matrix: ${String(figures.tested)} cells tested, ${String(figures.failing)} failing`);
});

async function gatherAskers(): Promise<void> {
  const { customer, shop } = fixture;
  const { people } = shop;
  const target = { email: customer.email, orderId: await fixture.placeOrder() };
  const as = (name: string, { accessToken: token, idToken }: Person, changes: Partial<Asker> = {}) =>
    askers.set(name, { token, idToken, ...target, ...changes });
  const admin = await people.admin();
  askers.set('none', target).set('null', { ...target, token: 'null', idToken: 'null' });
  askers.set('garbage', { ...target, token: 'garbage', idToken: 'garbage' });
  as('unsigned', admin, { isVerifiedForReal: true });
  as('project', reissued(admin, { aud: 'demo-elsewhere' }, 'demo-elsewhere'));
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
  as('expired', reissued(admin, { iat: anHourAgo - 10, exp: anHourAgo }));
  as('owner', customer);
  as('other', await people.customer());
  as('admin', admin);
  const [revoked, disabled, deleted] = [await people.admin(), await people.admin(), await people.admin()];
  await people.revoke(revoked.uid);
  await people.auth.updateUser(disabled.uid, { disabled: true });
  await people.auth.deleteUser(deleted.uid);
  for (const [name, person] of Object.entries({ revoked, disabled, deleted })) as(name, person);
  const [promoted, demoted] = [await people.customer(), await people.admin()];
  await people.auth.setCustomUserClaims(promoted.uid, { admin: true });
  await people.auth.setCustomUserClaims(demoted.uid, {});
  as('promoted', promoted);
  as('demoted', demoted);
  const unverified = await people.customer();
  const createdAt = new Date(Date.now() - 3_600_000);
  const guests = { customerUid: null, customerEmail: unverified.email, createdAt };
  as('unverif', unverified, { email: unverified.email, orderId: await fixture.placeOrder(guests) });
}

/** Reissues a person's tokens with other claims. Emulators check claims, but no signatures. */
function reissued(person: Person, claims: object, project = process.env['GCLOUD_PROJECT'] ?? ''): Person {
  const issuedBy = (host: string) => ({ iss: `https://${host}.google.com/${project}`, ...claims });
  return {
    ...person,
    accessToken: forged(person.accessToken, issuedBy('session.firebase')),
    idToken: forged(person.idToken, issuedBy('securetoken')),
  };
}

async function etagOfChainring(): Promise<string> {
  const stored = await fixture.shop.firestore.doc('products/chainring').get();
  return `"${String(stored.get('revision') ?? 0)}"`;
}

/** Returns an `If-Match` header with the resource's ETag; `"none"` if the caller may not read the resource. */
async function versionFor(name: 'getAccount' | 'getSettings' | 'getOrder', { token, orderId: id }: Asker) {
  const asked = { params: { id }, ...(token !== undefined && { token }) };
  const { headers } = await fixture.shop.call(name, asked);
  return { 'if-match': headers.get('etag') ?? '"none"' };
}

const draft = { name: 'Rim', description: 'A rim.', price: 1, quantity: 1, minOrder: 1 };
const place = { street: 'Main Street 1', postcode: '97202', city: 'Portland', region: 'OR', country: 'US' };
const address = { name: 'Robin', ...place };
const bought = { purchaseId: 'chainring', price: 59.9, quantity: 1 };
const review = { comment: 'Good.', rating: 5 };
const none = (): Asking => ({});
const savedOrder = async (asker: Asker, body: object): Promise<Asking> => ({
  params: { id: asker.orderId },
  headers: await versionFor('getOrder', asker),
  body,
});

/** Returns a valid request for each call. The type requires an entry for every call. */
const asked: Readonly<Record<CallName, (asker: Asker) => Asking | Promise<Asking>>> = {
  listProducts: none,
  listAllProducts: none,
  addProduct: () => ({ body: { ...draft, img: 'https://pictures.example/rim.webp' } }),
  listCatalogue: none,
  getProduct: () => ({ params: { id: 'chainring' } }),
  judgeFit: () => ({ query: { a: 'chainring', b: 'chainring' } }),
  getProductFit: () => ({ params: { id: 'chainring' } }),
  listInterfaces: none,
  reportVerdict: () => ({ body: { a: 'chainring', b: 'chainring', verdict: 'fits' } }),
  listFitReports: none,
  answerFitReport: () => ({ params: { id: 'no-report' }, body: { state: 'answered' } }),
  saveProduct: async () => ({
    params: { id: 'chainring' },
    headers: { 'if-match': await etagOfChainring() },
    body: { ...draft, price: 59.9, quantity: 10, img: 'https://pictures.example/chainring.webp' },
  }),
  receiveStock: () => ({ body: { reason: 'Counted', rows: [{ partNumber: 'NO-PART', count: 1 }] } }),
  listStockMovements: () => ({ params: { id: 'chainring' } }),
  deleteProduct: async () => ({ params: { id: await addProduct(fixture.shop.firestore) } }),
  changeProducts: () => ({ body: { status: 'active', products: [{ id: 'chainring' }] } }),
  importProducts: () => ({ body: { rows: [{ partNumber: 'PW-1' }], dryRun: true } }),
  listImportRows: () => ({ params: { id: 'no-import' } }),
  exportImport: () => ({ params: { id: 'no-import' } }),
  undoImport: () => ({ params: { id: 'no-import' } }),
  exportProducts: none,
  exportOrders: none,
  exportCustomers: none,
  exportReturns: none,
  exportJournal: none,
  placeOrder: ({ email }) => ({ body: { ...bought, customerEmail: email } }),
  listCustomerOrders: ({ email }) => ({ query: { customerEmail: email } }),
  listAllOrders: none,
  getOrder: ({ orderId }) => ({ params: { id: orderId } }),
  listInvoices: none,
  getInvoice: ({ orderId }) => ({ params: { id: orderId } }),
  transitionOrders: ({ orderId: id }) => ({ body: { from: 'paid', to: 'packed', orders: [{ id }] } }),
  transitionOrder: ({ orderId }) => ({ params: { id: orderId }, body: { to: 'packed' } }),
  saveOrderAddress: (asker) => savedOrder(asker, address),
  saveOrderEmail: (asker) => savedOrder(asker, { email: 'corrected@example.com' }),
  swapPart: ({ orderId }) => ({ params: { id: orderId, line: '9' }, body: { productId: 'rim' } }),
  createShipment: ({ orderId }) => ({ params: { id: orderId }, body: {} }),
  changeShipment: ({ orderId: id }) => ({ params: { id, shipmentId: 'none' }, body: { delivered: true } }),
  countOrders: none,
  countNewOrders: () => ({ query: { since: '2026-11-26T08:30:00.000Z' } }),
  listOrderNotes: ({ orderId }) => ({ params: { id: orderId } }),
  addOrderNote: ({ orderId }) => ({ params: { id: orderId }, body: { text: 'Rang.' } }),
  handleAttention: ({ orderId }) => ({
    params: { id: orderId, attention: 'disputed' },
    body: { note: 'Answered.' },
  }),
  recordPayment: ({ orderId }) => ({
    params: { id: orderId },
    body: { order: orderId, transactionId: 'pi_no_such_payment' },
  }),
  createPaymentIntent: ({ orderId }) => ({ body: { price: 59.9, orderId } }),
  listPaymentsToRefund: none,
  receiveStripeEvent: () => ({ body: { id: 'evt_1' } }),
  refundOrder: ({ orderId }) => ({ params: { id: orderId }, body: {} }),
  listRefunds: ({ orderId }) => ({ params: { id: orderId } }),
  ...returnRequests(fixture.shop.firestore),
  withdraw: async ({ email }) => {
    await fixture.shop.firestore.doc('settings/shop').set({ withdrawal: 'all' }, { merge: true });
    return { body: { orderNumber: 'PW-222222', email, name: 'Ines' } };
  },
  listReviews: none,
  addReview: ({ email }) => ({ body: { ...review, customerEmail: email } }),
  publishReview: async () => ({
    params: { id: await storeReview(fixture.shop.firestore) },
    body: { published: true },
  }),
  changeReviews: () => ({ body: { change: 'hide', reviews: [{ id: 'review' }] } }),
  deleteReview: async () => ({ params: { id: await storeReview(fixture.shop.firestore) } }),
  registerUser: ({ email, idToken }) => ({
    params: { email },
    ...(idToken === undefined ? {} : { token: idToken }),
  }),
  listUsers: none,
  getAdminStatus: ({ email }) => ({ params: { email } }),
  makeAdmin: async () => {
    const { email, idToken } = await fixture.shop.people.customer();
    await fixture.shop.call('registerUser', { params: { email }, token: idToken });
    return { params: { email }, body: { unverified: true } };
  },
  inviteAdmin: () => ({ body: { email: `${crypto.randomUUID()}@example.com` } }),
  listInvitations: none,
  withdrawInvitation: async () => {
    const { accessToken: token } = await fixture.shop.people.admin();
    const body = { email: `${crypto.randomUUID()}@example.com` };
    const { json } = await fixture.shop.call('inviteAdmin', { token, body });
    return { params: { id: (json as { _id: string })._id } };
  },
  getAccount: none,
  saveAccount: () => ({ body: { name: '', phone: '', addresses: [] } }),
  changeAccount: async (asker) => ({ headers: await versionFor('getAccount', asker), body: { phone: '1' } }),
  exportAccount: none,
  // Must be the last row of the access table, because it deletes the caller.
  deleteAccount: none,
  getSettings: none,
  saveSettings: () => ({ body: { enforceMinOrder: false, enforceStock: false } }),
  changeSettings: async (asker) => ({
    headers: await versionFor('getSettings', asker),
    body: { enforceStock: false },
  }),
  listOwnerPages: none,
  getOwnerPage: () => ({ params: { key: 'terms' } }),
  saveOwnerPage: () => ({ params: { key: 'terms' }, body: { text: 'Terms', dryRun: true } }),
  listOwnerPageVersions: () => ({ params: { key: 'terms' } }),
  uploadImage: none,
  getImage: () => ({ params: { hash, width: '320' } }),
  listAuditEntries: none,
  searchShop: none,
  listOrderMails: ({ orderId }) => ({ params: { id: orderId } }),
  listFailedMails: none,
  resendMail: async ({ orderId }) => ({
    params: { id: orderId, mailId: await storeMail(fixture.shop.firestore, orderId) },
  }),
  getStats: none,
  getOpenWork: none,
  getHealth: none,
  getHealthDetails: none,
};

async function statusFor(name: CallName, asker: Asker): Promise<number> {
  const { token } = asker;
  const asking = { ...(token === undefined ? {} : { token }), ...(await asked[name](asker)) };
  if (asker.isVerifiedForReal === true) vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  const path = await uploadPath(name, asker);
  const answer = path === null ? await fixture.shop.call(name, asking) : await upload(path, token);
  vi.unstubAllEnvs();
  return answer.status;
}

async function uploadPath(name: CallName, { orderId }: Asker): Promise<string | null> {
  if (name === 'uploadImage') return '/image';
  if (name !== 'addReturnImage') return null;
  return `/returns/${await storedReturn(fixture.shop.firestore, orderId)}/images`;
}

function upload(path: string, token: string | undefined) {
  const body = new FormData();
  body.append('image', new File([Uint8Array.from(picture)], 'picture.png'));
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return fixture.shop.request(path, { method: 'POST', headers, body });
}

it('the access table lists every endpoint and every kind of caller', () => {
  expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(endpoints).sort());
  expect([...askers.keys()].sort()).toEqual([...columns].sort());
});

it.each(rows)('%s answers each kind of caller as the access table says', async (name, ...expected) => {
  const found: string[] = [];
  for (const column of columns) {
    const asker = askers.get(column);
    if (asker === undefined) throw new Error(`Nobody stands for ${column}.`);
    found.push(await statusFor(name as CallName, asker).then(String, String));
  }
  figures.tested += found.length;
  figures.failing += found.filter((status, nth) => status !== expected[nth]).length;
  const said = (statuses: readonly string[]) =>
    columns.map((column, nth) => `${column} ${statuses[nth] ?? ''}`);
  expect(said(found)).toEqual(said(expected));
});
