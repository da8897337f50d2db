import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  type DocumentData,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore';

/** People who access the shop, each with their own database connection. */
export interface Onlookers {
  readonly visitor: Onlooker;
  readonly customer: Onlooker;
  readonly otherCustomer: Onlooker;
  /** Signed up with Carla's email without verifying it. */
  readonly impostor: Onlooker;
  /** Another account with Carla's verified email. */
  readonly carlaAtGoogle: Onlooker;
  /** Signed in without an email, for example by phone. */
  readonly nameless: Onlooker;
  readonly formerAdmin: Onlooker;
  /** Has an ID token from before the role was removed. */
  readonly demotedAdmin: Onlooker;
  /** Has a user document that still names the role, but no claim. */
  readonly staleAdmin: Onlooker;
  readonly admin: Onlooker;
}

/** Database operations that a browser can attempt. */
export interface Onlooker {
  get(path: string): Promise<unknown>;
  list(collectionName: string, ...filters: readonly QueryConstraint[]): Promise<unknown>;
  create(path: string, document: DocumentData): Promise<unknown>;
  update(path: string, changes: DocumentData): Promise<unknown>;
  remove(path: string): Promise<unknown>;
}

export function onlookers(environment: RulesTestEnvironment): Onlookers {
  const signedIn = (uid: string, claims: object = {}): Onlooker =>
    onlooker(environment.authenticatedContext(uid, { email: `${uid}@example.com`, ...claims }).firestore());
  return {
    visitor: onlooker(environment.unauthenticatedContext().firestore()),
    customer: signedIn('Carla'),
    otherCustomer: signedIn('otto', { email_verified: true }),
    impostor: signedIn('impostor', { email: 'carla@example.com', email_verified: false }),
    carlaAtGoogle: signedIn('google', { email: 'Carla@Example.com', email_verified: true }),
    nameless: onlooker(environment.authenticatedContext('nameless', { email_verified: true }).firestore()),
    formerAdmin: signedIn('former', { admin: false, role: 'admin' }),
    demotedAdmin: signedIn('demoted', { admin: true }),
    staleAdmin: signedIn('stale'),
    admin: signedIn('ada', { admin: true }),
  };
}

function onlooker(database: unknown): Onlooker {
  // rules-unit-testing types its modular database as the compat SDK's.
  const firestore = database as Firestore;
  return {
    get: (path) => getDoc(doc(firestore, path)),
    list: (name, ...filters) => getDocs(query(collection(firestore, name), ...filters)),
    create: (path, document) => setDoc(doc(firestore, path), document),
    update: (path, changes) => updateDoc(doc(firestore, path), changes),
    remove: (path) => deleteDoc(doc(firestore, path)),
  };
}

const moment = Timestamp.fromMillis(1_750_000_000_000);
const times = { createdAt: moment, updatedAt: moment };

const ring = { name: 'Chainring', priceCents: 5900, quantity: 4, minOrder: 1, position: 1, ...times };
const order = {
  purchaseId: 'ring',
  name: 'Chainring',
  priceCents: 5900,
  unitPriceCents: 5900,
  quantity: 1,
  customerEmail: 'carla@example.com',
  paid: false,
  transactionId: null,
  ...times,
};

/** One document of each kind. The order, the review drafts and the user belong to Carla. */
export const documents: Readonly<Record<string, DocumentData>> = {
  'products/ring': { ...ring, status: 'active' },
  'products/oldRing': { ...ring, status: 'archived' },
  'orders/carlas': { ...order, customerUid: 'Carla' },
  'orders/guests': { ...order, customerUid: null },
  'orders/nobodys': { customerEmail: '', customerUid: '', paid: false, ...times },
  'reviews/published': {
    customerEmail: 'carla@example.com',
    comment: 'Precise.',
    rating: 5,
    published: true,
    ...times,
  },
  'reviews/waiting': {
    customerEmail: 'carla@example.com',
    comment: 'Hm.',
    rating: 1,
    published: false,
    ...times,
  },
  'users/Carla': { email: 'carla@example.com', name: 'Carla', ...times },
  'users/ada': { email: 'ada@example.com', name: 'Ada', role: 'admin', ...times },
  'users/stale': { email: 'stale@example.com', name: 'Stan', role: 'admin', ...times },
  'users/demoted': { email: 'demoted@example.com', name: 'Dan', ...times },
  'pages/terms': { text: 'Terms', revision: 1, ...times },
  'pageVersions/terms-1': {
    key: 'terms',
    text: 'Terms',
    revision: 1,
    by: { uid: 'ada', email: '' },
    ...times,
  },
  'images/hash-640': { hash: 'hash', width: 640, ...times },
  'settings/shop': { enforceMinOrder: false, enforceStock: false },
  'settings/other': { secret: true },
  'settings/recipients': { shopEmails: ['desk@shop.example'] },
  'payments/pi_1': { orderId: 'carlas', amount: 5900, currency: 'usd', status: 'succeeded', ...times },
  'idempotencyKeys/key': { orderId: 'carlas', fingerprint: 'x', ...times },
  'orderNumbers/PW-1': { orderId: 'carlas', ...times },
  'sales/2026-11-26': { orders: 1, revenueCents: 5900, refundsCents: 0, ...times },
  'moneyBack/1': { orderId: 'carlas', cents: 100, currency: 'usd', ...times },
  'audit/1': { by: 'ada', action: 'users/make-admin', ...times },
  'invoices/carlas': { number: '2026-000001', customerUid: 'Carla', ...times },
  'counters/invoices-1': { last: 1, ...times },
  'orderNotes/carlas': { entries: [{ at: moment, by: 'ada@example.com', text: 'Rang.' }], ...times },
  'refunds/carlas': { orderId: 'carlas', reason: 'Scratched.', byUid: 'ada', ...times },
  'returns/carlas': { number: 'RT-222222', orderId: 'carlas', customerEmail: 'carla@example.com', ...times },
  'returnImages/carlas': { returnId: 'carlas', orderId: 'carlas', ...times },
  'fitReports/carlas': { email: 'carla@example.com', customerUid: 'Carla', ...times },
  'erasures/Carla': { email: 'carla@example.com', words: ['Carla'], ...times },
  'mail/carlas-placed': {
    to: 'carla@example.com',
    uid: 'Carla',
    orderId: 'carlas',
    event: 'placed',
    ...times,
  },
  'stripeEvents/evt_1': { type: 'payment_intent.succeeded', ...times },
  'unheardOf/document': { value: 1 },
};

export async function storeDocuments(environment: RulesTestEnvironment): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    const firestore = context.firestore() as unknown as Firestore;
    for (const [path, document] of Object.entries(documents)) await setDoc(doc(firestore, path), document);
  });
}

export const onSale = where('status', '==', 'active');
export const published = where('published', '==', true);
export const ordersBy = (uid: string): QueryConstraint => where('customerUid', '==', uid);
export const ordersOf = (email: string): QueryConstraint => where('customerEmail', '==', email);
export const one = limit(1);
