import { Timestamp } from 'firebase-admin/firestore';
import { expireOrders } from '../../src/checkout/expire-orders.ts';
import { retryPendingRefunds } from '../../src/refunds/retry-refunds.ts';
import { reconcileMissed } from '../../src/payments/reconcile-missed.ts';
import { reconcilePayments } from '../../src/payments/reconcile-payments.ts';
import { clientSecretOf, openPaymentFixture, type PaymentFixture } from './payment-fixture.ts';
import { endDisputes, lived, type LifeAction } from './simulation-life.ts';
import { brokenPromises, firstStock, unsettled, type Day, type StoredOrder } from './simulation-checks.ts';
import { storedProduct } from '../products/part.ts';

/** One action by a browser, the provider or an admin, or a fault. Numbers such as `order` select existing objects. */
export type Action =
  | { readonly does: 'live'; readonly order: number; readonly life: LifeAction }
  /** `isCart` orders two products instead of one. */
  | { readonly does: 'order'; readonly product: number; readonly quantity: number; readonly isCart: boolean }
  | { readonly does: 'change price'; readonly product: number; readonly priceCents: number }
  | { readonly does: 'delete product'; readonly product: number }
  | { readonly does: 'enforce stock'; readonly enforceStock: boolean }
  | { readonly does: 'open payment'; readonly order: number }
  /** Opens a payment of the order's amount without the order's id, like older clients. */
  | { readonly does: 'open bare payment'; readonly order: number }
  | { readonly does: 'confirm'; readonly payment: number; readonly card: string }
  | { readonly does: 'report'; readonly order: number; readonly payment: number }
  | { readonly does: 'deliver events'; readonly copies: number; readonly order: 'as-happened' | 'reversed' }
  | { readonly does: 'lose events' }
  | { readonly does: 'reconcile' }
  | { readonly does: 'run the job' }
  | { readonly does: 'crash at the next write'; readonly when: 'before' | 'after' };

/** Shop for many simulated days. Each day has its own products, orders and payments. */
export interface Simulation {
  readonly fixture: PaymentFixture;
  /** Runs the steps in order, the actions of one step concurrently. Returns the broken invariants. */
  readonly day: (steps: readonly (readonly Action[])[]) => Promise<readonly string[]>;
}

const firstPriceCents = 1999;
const away = () => Object.assign(new Error('UNAVAILABLE'), { code: 14 });

export async function openSimulation(): Promise<Simulation> {
  const crash: { when: 'before' | 'after' | 'never' } = { when: 'never' };
  const perhapsCrashing = async <T>(write: () => Promise<T>): Promise<T> => {
    const { when } = crash;
    crash.when = 'never';
    if (when === 'before') throw away();
    const result = await write();
    if (when === 'after') throw away();
    return result;
  };
  const fixture = await openPaymentFixture({
    ports: ({ payments, refunds, transact }) => ({
      transact: (...call) => perhapsCrashing(() => transact(...call)),
      payments: {
        ...payments,
        addOpen: (...asked) => perhapsCrashing(() => payments.addOpen(...asked)),
      },
      refunds: {
        ...refunds,
        // Pretends that a minute has passed, so that the job retries recent refunds too.
        unanswered: () => refunds.unanswered(new Date(Date.now() + 1000)),
      },
    }),
  });
  const admin = await fixture.shop.people.admin();
  const world = { fixture, crash, adminToken: admin.accessToken };
  return {
    fixture,
    day: async (steps) => {
      const day: Day = { products: await newProducts(fixture), secrets: [], orders: [] };
      for (const step of steps) await Promise.all(step.map((action) => done(world, day, action)));
      const during = await brokenPromises(fixture, day);
      crash.when = 'never';
      endDisputes(fixture, 'won');
      await retryPendingRefunds(fixture.ports, AbortSignal.timeout(30_000));
      await reconcilePayments(fixture.ports, new Date(Date.now() - 60_000));
      await fixture.provider.webhooks.flush();
      const afterwards = [...(await brokenPromises(fixture, day)), ...(await unsettled(fixture, day))];
      await forgetOpenPayments(fixture);
      return [...during, ...afterwards];
    },
  };
}

async function newProducts({ shop }: PaymentFixture): Promise<readonly string[]> {
  const products = [crypto.randomUUID(), crypto.randomUUID()];
  const now = Timestamp.now();
  const product = { name: 'Cog', img: '', description: '', minOrder: 1, quantity: firstStock, position: 1 };
  for (const id of products) {
    const stored = { ...product, priceCents: firstPriceCents, createdAt: now, updatedAt: now };
    await shop.firestore.doc(`products/${id}`).set(storedProduct(stored));
  }
  await shop.firestore.doc('settings/shop').set({ enforceMinOrder: false, enforceStock: true });
  return products;
}

/** Deletes open payments, so that the next day does not reconcile them. */
async function forgetOpenPayments({ shop }: PaymentFixture): Promise<void> {
  const { docs } = await shop.firestore.collection('payments').where('status', '==', 'open').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

interface World {
  readonly fixture: PaymentFixture;
  readonly crash: { when: 'before' | 'after' | 'never' };
  readonly adminToken: string;
}

/** Returns the object that a number selects; undefined if no object exists yet. */
function picked<T>(from: readonly T[], nth: number): T | undefined {
  return from[nth % Math.max(from.length, 1)];
}

async function done({ fixture, crash, adminToken }: World, day: Day, action: Action): Promise<void> {
  switch (action.does) {
    case 'order':
      await order(fixture, day, action);
      break;
    case 'change price':
      await changePrice(fixture, picked(day.products, action.product), action.priceCents);
      break;
    case 'delete product': {
      const params = { id: picked(day.products, action.product) ?? '' };
      await fixture.shop.call('deleteProduct', { params, token: adminToken });
      break;
    }
    case 'enforce stock':
      await fixture.shop.firestore.doc('settings/shop').update({ enforceStock: action.enforceStock });
      break;
    case 'open payment':
      await openPayment(fixture, day, picked(day.orders, action.order));
      break;
    case 'open bare payment':
      await openBarePayment(fixture, day, picked(day.orders, action.order));
      break;
    case 'confirm':
      await confirm(fixture, picked(day.secrets, action.payment), action.card);
      break;
    case 'report':
      await report(fixture, picked(day.orders, action.order), picked(day.secrets, action.payment));
      break;
    case 'deliver events':
      await fixture.provider.webhooks.flush({ copies: action.copies, order: action.order });
      break;
    case 'lose events':
      for (const { id } of fixture.provider.webhooks.pending()) fixture.provider.webhooks.lose(id);
      break;
    case 'reconcile':
      await reconcilePayments(fixture.ports, new Date(Date.now() - 60_000)).catch(unlessAway);
      break;
    case 'run the job':
      await reconcileMissed(fixture.ports, AbortSignal.timeout(30_000)).catch(unlessAway);
      await expireOrders(fixture.ports, AbortSignal.timeout(30_000)).catch(unlessAway);
      await retryPendingRefunds(fixture.ports, AbortSignal.timeout(30_000)).catch(unlessAway);
      break;
    case 'crash at the next write':
      crash.when = action.when;
      break;
    case 'live': {
      const orderId = picked(day.orders, action.order);
      if (orderId !== undefined) await lived({ fixture, adminToken, orderId }, action.life);
      break;
    }
  }
}

/** Rethrows an error unless it is a simulated crash. */
function unlessAway(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 14)) throw error;
}

async function order(
  { shop, customer }: PaymentFixture,
  day: Day,
  { product, quantity, isCart }: Extract<Action, { does: 'order' }>,
) {
  const first = await lineOf(shop, picked(day.products, product), quantity);
  const others = isCart ? [await lineOf(shop, picked(day.products, product + 1), 1)] : [];
  const { productId: purchaseId, price } = first;
  const ordered = isCart ? { lines: [first, ...others] } : { purchaseId, price, quantity };
  const body = { ...ordered, customerEmail: customer.email };
  const { status, json } = await shop.call('placeOrder', { body, token: customer.accessToken });
  if (status === 201) day.orders.push((json as { insertedId: string }).insertedId);
}

async function lineOf(shop: PaymentFixture['shop'], productId = '', quantity: number) {
  return { productId, quantity, price: ((await priceOf(shop, productId)) ?? firstPriceCents) / 100 };
}

async function priceOf(
  { firestore }: PaymentFixture['shop'],
  productId: string,
): Promise<number | undefined> {
  return (await firestore.doc(`products/${productId}`).get()).get('priceCents') as number | undefined;
}

async function changePrice({ shop }: PaymentFixture, productId = '', priceCents: number): Promise<void> {
  const product = shop.firestore.doc(`products/${productId}`);
  await shop.firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(product)).exists) transaction.update(product, { priceCents });
  });
}

async function openPayment(fixture: PaymentFixture, day: Day, orderId?: string): Promise<void> {
  if (orderId === undefined) return;
  const answer = await fixture.openIntent(orderId);
  if (answer.status === 200) day.secrets.push(clientSecretOf(answer));
}

async function openBarePayment(fixture: PaymentFixture, day: Day, orderId?: string): Promise<void> {
  if (orderId === undefined) return;
  const { priceCents } = (await fixture.order(orderId)) as unknown as StoredOrder;
  const asking = { body: { price: priceCents / 100 }, token: fixture.customer.accessToken };
  const answer = await fixture.shop.call('createPaymentIntent', asking);
  if (answer.status === 200) day.secrets.push(clientSecretOf(answer));
}

/** Confirms a payment. Ignores refusals of finished payments, which only the browser would see. */
async function confirm(fixture: PaymentFixture, secret: string | undefined, card: string): Promise<void> {
  if (secret !== undefined) await fixture.pay(secret, card).catch(() => undefined);
}

async function report(fixture: PaymentFixture, orderId?: string, secret?: string): Promise<void> {
  if (orderId === undefined || secret === undefined) return;
  await fixture.report(orderId, secret.split('_secret_')[0] ?? '');
}
