import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { CallName } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import { finishErasures } from './account/erase-account.ts';
import { deleteAccount, newCustomer, order } from '../test-support/account/life.ts';
import { picture } from '../test-support/images/pictures.ts';
import { uploader } from '../test-support/images/uploads.ts';
import { issueMissingInvoices } from './invoices/issue-missing-invoices.ts';
import { expireOrders } from './checkout/expire-orders.ts';
import {
  clientSecretOf,
  openFixtureForFile,
  storeProduct,
} from '../test-support/payments/payment-fixture.ts';
import type { Ports } from './ports.ts';
import { retryPendingRefunds } from './refunds/retry-refunds.ts';
import { lineOf, paidOrder } from '../test-support/refunds/paid-order.ts';
import { returnToClose } from '../test-support/returns/return-to-close.ts';
import type { Asking } from '../test-support/shop.ts';
import { auditedOn, ofInvitation, ofRole, type Act } from '../test-support/users/role-acts.ts';

/** Number of changes after which the instance is killed. */
let limit = Infinity;
/** Number of changes since the operation began. */
let changes = 0;

/** Functions of each port that only read. All others count as changes. A name that is gone does not compile. */
const reads = {
  accounts: ['findByEmail', 'findAll', 'liveAdmins'],
  cards: ['find', 'refundsOf', 'disputesOf', 'openedFor', 'undeliveredSince', 'readEvent'],
  erasures: ['pending', 'requireOtherAdmin', 'payments'],
  images: ['find'],
  invitations: ['list', 'expired'],
  invoices: ['find', 'missing', 'withoutCreditNote'],
  orders: ['find', 'ofAmount', 'overdue', 'overdueWith', 'paidBy', 'hasPaid', 'unpaidOver', 'notes'],
  payments: ['find', 'ofOrder', 'openBefore', 'unused', 'unusedOf', 'countedEvents'],
  personalData: ['orders', 'payments', 'refunds'],
  refunds: ['ofOrder', 'unanswered', 'unconfirmed'],
  users: ['find', 'findAccount', 'list', 'recordedAdmins'],
} as const satisfies { readonly [Name in keyof Ports]?: readonly (keyof Ports[Name])[] };

/** Counts a port's changes, and rejects all calls once the instance is killed. */
function mortal<P extends object>(port: P, reading: readonly (keyof P)[]): P {
  return new Proxy(port, {
    get: (target, name, receiver) => {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      return (...input: unknown[]) => {
        if (changes >= limit) throw Object.assign(new Error('killed'), { code: 14 });
        if (!reading.some((read) => read === name)) changes += 1;
        return Reflect.apply(value, target, input) as unknown;
      };
    },
  });
}

const mortalPorts = ({ accounts, cards, erasures, images, invitations, ...usual }: Ports) => ({
  accounts: mortal(accounts, reads.accounts),
  cards: mortal(cards, reads.cards),
  erasures: mortal(erasures, reads.erasures),
  images: mortal(images, reads.images),
  invitations: mortal(invitations, reads.invitations),
  invoices: mortal(usual.invoices, reads.invoices),
  orders: mortal(usual.orders, reads.orders),
  payments: mortal(usual.payments, reads.payments),
  personalData: mortal(usual.personalData, reads.personalData),
  users: mortal(usual.users, reads.users),
  // Pretends that a minute has passed, so that the job retries recent refunds too.
  refunds: mortal(
    { ...usual.refunds, unanswered: () => usual.refunds.unanswered(new Date(Date.now() + 1000)) },
    reads.refunds,
  ),
});

const fixture = await openFixtureForFile({ ports: mortalPorts });
const admin = await fixture.shop.people.admin();
await fixture.shop.call('registerUser', { params: { email: admin.email }, token: admin.idToken });

const call = (name: CallName, asking: Asking) => () => fixture.shop.call(name, asking);
const auditOf = (target: string) => auditedOn(fixture.shop, target);

const intentsOf = (orderId: string) =>
  fixture.provider.paymentIntents().filter(({ metadata }) => metadata['orderId'] === orderId);

async function orderBooks(orderId: string, productId: string) {
  const { shop, provider } = fixture;
  const { firestore } = shop;
  const stored = await fixture.order(orderId);
  const of = async (collection: string, field: string) => {
    const { docs } = await firestore.collection(collection).where('orderId', '==', orderId).get();
    return docs.map((document) => document.get(field) as unknown).sort();
  };
  const intents = intentsOf(orderId);
  const refunds = provider.refunds().filter((one) => intents.some(({ id }) => id === one.payment_intent));
  const { status, refundedCents, refundPendingCents, attentions, history } = stored;
  return {
    ...{ status, refundedCents, refundPendingCents, attentions },
    parcels: (stored['shipments'] as readonly unknown[]).length,
    history: (history as readonly { readonly status: string }[]).map((event) => event.status),
    stock: (await firestore.doc(`products/${productId}`).get()).get('quantity') as unknown,
    atProvider: { paid: intents.map((one) => one.status), refunded: refunds.map((one) => one.amount) },
    ...{ ledger: await of('payments', 'status'), mails: await of('mail', 'event') },
    ...{ refunds: await of('refunds', 'status'), moneyBack: await of('moneyBack', 'cents') },
    ...{ credited: (stored['creditNoteNumbers'] as readonly string[]).length, audit: await auditOf(orderId) },
  };
}

/** Stores a product and returns the fields of an order for two units of it. */
async function newOrder(changes: { readonly expiresAt?: Date } = {}) {
  const productId = crypto.randomUUID();
  await storeProduct(fixture.shop, 8, productId);
  const wanted = { lines: [lineOf(productId, 2000, 2)], priceCents: 4000, ...changes };
  return { productId, wanted };
}

type PaidRun = (orderId: string, productId: string) => Act['run'] | Promise<Act['run']>;

async function ofPaidOrder(run: PaidRun): Promise<Act> {
  const { productId, wanted } = await newOrder();
  const { orderId } = await paidOrder(fixture, wanted);
  const { ports, provider } = fixture;
  return {
    run: await run(orderId, productId),
    settle: async () => {
      await retryPendingRefunds(ports, never);
      await provider.webhooks.flush();
      await issueMissingInvoices(ports, never);
    },
    books: () => orderBooks(orderId, productId),
  };
}

async function ofUnpaidOrder(run?: (orderId: string) => Act['run']): Promise<Act> {
  const { productId, wanted } = await newOrder();
  const orderId = await fixture.placeOrder(wanted);
  await fixture.openIntent(orderId);
  const settle = async () => {
    const expiresAt = new Date(Date.now() - 1000);
    await fixture.shop.firestore.doc(`orders/${orderId}`).update({ expiresAt });
    await expireOrders(fixture.ports, never);
  };
  return { run: run?.(orderId) ?? settle, settle, books: () => orderBooks(orderId, productId) };
}

/** Operations that change more than one of Firestore, Firebase Authentication, Stripe and the stored pictures. */
const acts: Readonly<Record<string, () => Promise<Act>>> = {
  'giving the admin role': () => ofRole(fixture.shop, { admin, admits: true }),
  'taking the admin role': () => ofRole(fixture.shop, { admin, admits: false }),
  'accepting an invitation': () => ofInvitation(fixture.shop, admin),
  'deleting an account': async () => {
    const { shop } = fixture;
    await shop.empty('erasures');
    await storeProduct(shop);
    const customer = await newCustomer(fixture);
    const orderId = await order(fixture, customer);
    await fixture.openIntent(orderId, customer.accessToken);
    const { uid, email } = customer;
    return {
      run: () => deleteAccount(fixture, customer),
      settle: () => finishErasures(fixture.ports, never),
      // Cancels unpaid orders first. If the instance is killed then, only the client's retry deletes the account.
      needsRetry: true,
      books: async () => ({
        accounts: (await shop.people.auth.getUsers([{ uid }])).users.length,
        user: (await shop.firestore.doc(`users/${uid}`).get()).exists,
        isNamed: (await fixture.order(orderId))['customerEmail'] === email,
        isOwned: intentsOf(orderId).some(({ metadata }) => metadata['owner'] === email),
      }),
    };
  },
  'opening a payment': async () => {
    const { productId, wanted } = await newOrder();
    const orderId = await fixture.placeOrder(wanted);
    return {
      run: () => fixture.openIntent(orderId),
      settle: () => Promise.resolve(),
      // A payment cannot be confirmed without the client secret, which the client did not receive.
      needsRetry: true,
      books: () => orderBooks(orderId, productId),
    };
  },
  'reporting a payment': async () => {
    const { productId, wanted } = await newOrder();
    const orderId = await fixture.placeOrder(wanted);
    const paymentId = await fixture.pay(clientSecretOf(await fixture.openIntent(orderId)));
    return {
      run: () => fixture.report(orderId, paymentId),
      settle: () => fixture.provider.webhooks.flush(),
      books: () => orderBooks(orderId, productId),
    };
  },
  'refunding a part': () =>
    ofPaidOrder((id, productId) => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const body = { lines: [{ productId, quantity: 1 }], restock: true };
      return call('refundOrder', { params: { id }, token: admin.accessToken, headers, body });
    }),
  'closing a return': () => ofPaidOrder((id) => returnToClose(fixture, admin, id)),
  'cancelling a paid order': () =>
    ofPaidOrder((id) =>
      call('transitionOrder', { params: { id }, token: admin.accessToken, body: { to: 'cancelled' } }),
    ),
  'cancelling an unpaid order': () =>
    ofUnpaidOrder((id) =>
      call('transitionOrder', {
        params: { id },
        token: fixture.customer.accessToken,
        body: { to: 'cancelled' },
      }),
    ),
  'expiring an unpaid order': () => ofUnpaidOrder(),
  'uploading a picture': async () => {
    const { shop } = fixture;
    const content = await picture({ width: 40, height: 40, format: 'png' });
    const target = createHash('sha256').update(content).digest('hex');
    const stored = shop.firestore.collection('images').where('hash', '==', target);
    return {
      run: () => uploader(shop, admin.accessToken).upload({ content }),
      settle: () => Promise.resolve(),
      books: async () => ({ stored: (await stored.get()).size, audit: await auditOf(target) }),
    };
  },
};

const never = new AbortController().signal;
async function runKilledAfter(act: Act, count: number): Promise<void> {
  [changes, limit] = [0, count];
  await act.run().catch(() => undefined);
  limit = Infinity;
}

it.each(Object.keys(acts))(
  '%s is completed later or has no effect if the instance is killed midway',
  async (name) => {
    const prepared = () => acts[name]?.() as Promise<Act>;
    const whole = await prepared();
    const before = await whole.books();
    await runKilledAfter(whole, Infinity);
    const count = changes;
    await whole.settle();
    const after = await whole.books();
    expect(after).not.toEqual(before);
    // Skips ordinary runs: no change before the kill, or all changes and no retry.
    for (let cut = 1; cut <= count; cut += 1)
      for (const isRetried of whole.needsRetry === true || cut === count ? [true] : [true, false]) {
        const act = await prepared();
        await runKilledAfter(act, cut);
        if (isRetried) await act.run();
        await act.settle();
        const books = await act.books();
        const isUndone = !isRetried && isDeepStrictEqual(books, before);
        expect.soft({ cut, isRetried, ...books }).toEqual({ cut, isRetried, ...(isUndone ? before : after) });
      }
  },
  120_000,
);
