import { Timestamp } from 'firebase-admin/firestore';
import { reconcilePayments } from '../reconcile-payments.ts';
import { clientSecretOf, openTill, type Till } from './till.ts';

/** One thing a browser, the provider, an admin or bad luck does; numbers pick among what there is. */
export type Deed =
  | { readonly does: 'order'; readonly part: number; readonly quantity: number }
  | { readonly does: 'change price'; readonly part: number; readonly priceCents: number }
  | { readonly does: 'delete part'; readonly part: number }
  | { readonly does: 'enforce stock'; readonly enforceStock: boolean }
  | { readonly does: 'open payment'; readonly order: number }
  | { readonly does: 'confirm'; readonly payment: number; readonly card: string }
  | { readonly does: 'report'; readonly order: number; readonly payment: number }
  | { readonly does: 'deliver events'; readonly copies: number; readonly order: 'as-happened' | 'reversed' }
  | { readonly does: 'lose events' }
  | { readonly does: 'reconcile' }
  | { readonly does: 'crash at the next write'; readonly when: 'before' | 'after' };

/** A shop that trades until its promises are checked; each day of trading has parts, orders and payments of its own. */
export interface Trading {
  readonly till: Till;
  /** Does everything in order, those of one step at the same time; answers which promises do not hold. */
  readonly day: (steps: readonly (readonly Deed[])[]) => Promise<readonly string[]>;
}

const firstPriceCents = 1999;
const firstStock = 5;
const away = () => Object.assign(new Error('UNAVAILABLE'), { code: 14 });

interface Day {
  readonly parts: readonly string[];
  readonly secrets: string[];
  readonly orders: string[];
}

export async function openTrading(): Promise<Trading> {
  const crash: { when: 'before' | 'after' | 'never' } = { when: 'never' };
  const perhapsCrashing = async <T>(write: () => Promise<T>): Promise<T> => {
    const { when } = crash;
    crash.when = 'never';
    if (when === 'before') throw away();
    const result = await write();
    if (when === 'after') throw away();
    return result;
  };
  const till = await openTill({
    ports: ({ payments, orders }) => ({
      payments: {
        ...payments,
        remember: (payment) => perhapsCrashing(() => payments.remember(payment)),
        settling: (subject, settle) => perhapsCrashing(() => payments.settling(subject, settle)),
      },
      orders: {
        ...orders,
        placing: (...placing) => perhapsCrashing(() => orders.placing(...placing)),
      },
    }),
  });
  const admin = await till.shop.people.admin();
  const world = { till, crash, adminToken: admin.accessToken };
  return {
    till,
    day: async (steps) => {
      const day: Day = { parts: await newParts(till), secrets: [], orders: [] };
      for (const step of steps) await Promise.all(step.map((deed) => done(world, day, deed)));
      const during = await brokenPromises(till, day);
      crash.when = 'never';
      await reconcilePayments(till.ports, new Date(Date.now() - 60_000));
      await till.provider.webhooks.flush();
      const afterwards = [...(await brokenPromises(till, day)), ...(await unsettled(till, day))];
      await forgetOpenPayments(till);
      return [...during, ...afterwards];
    },
  };
}

async function newParts({ shop }: Till): Promise<readonly string[]> {
  const parts = [crypto.randomUUID(), crypto.randomUUID()];
  const now = Timestamp.now();
  const part = { name: 'Cog', img: '', description: '', minOrder: 1, quantity: firstStock, position: 1 };
  for (const id of parts) {
    const stored = { ...part, priceCents: firstPriceCents, createdAt: now, updatedAt: now };
    await shop.firestore.doc(`products/${id}`).set(stored);
  }
  await shop.firestore.doc('settings/shop').set({ enforceMinOrder: false, enforceStock: true });
  return parts;
}

/** Else each day's reconciling looks at those of every day before. */
async function forgetOpenPayments({ shop }: Till): Promise<void> {
  const { docs } = await shop.firestore.collection('payments').where('status', '==', 'open').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

interface World {
  readonly till: Till;
  readonly crash: { when: 'before' | 'after' | 'never' };
  readonly adminToken: string;
}

/** The one a number picks; undefined where there is none yet. */
function picked<T>(from: readonly T[], nth: number): T | undefined {
  return from[nth % Math.max(from.length, 1)];
}

async function done({ till, crash, adminToken }: World, day: Day, deed: Deed): Promise<void> {
  switch (deed.does) {
    case 'order':
      await order(till, day, deed);
      break;
    case 'change price':
      await changePrice(till, picked(day.parts, deed.part), deed.priceCents);
      break;
    case 'delete part': {
      const params = { id: picked(day.parts, deed.part) ?? '' };
      await till.shop.call('deleteProduct', { params, token: adminToken });
      break;
    }
    case 'enforce stock':
      await till.shop.firestore.doc('settings/shop').update({ enforceStock: deed.enforceStock });
      break;
    case 'open payment':
      await openPayment(till, day, picked(day.orders, deed.order));
      break;
    case 'confirm':
      await confirm(till, picked(day.secrets, deed.payment), deed.card);
      break;
    case 'report':
      await report(till, picked(day.orders, deed.order), picked(day.secrets, deed.payment));
      break;
    case 'deliver events':
      await till.provider.webhooks.flush({ copies: deed.copies, order: deed.order });
      break;
    case 'lose events':
      for (const { id } of till.provider.webhooks.pending()) till.provider.webhooks.lose(id);
      break;
    case 'reconcile':
      await reconcilePayments(till.ports, new Date(Date.now() - 60_000)).catch(unlessAway);
      break;
    case 'crash at the next write':
      crash.when = deed.when;
      break;
  }
}

/** A command that a crash ended ends; whoever runs it runs it again. */
function unlessAway(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 14)) throw error;
}

async function order(
  { shop, customer }: Till,
  day: Day,
  { part, quantity }: Extract<Deed, { does: 'order' }>,
) {
  const purchaseId = picked(day.parts, part) ?? '';
  const price = ((await priceOf(shop, purchaseId)) ?? firstPriceCents) / 100;
  const body = { purchaseId, price, quantity, customerEmail: customer.email };
  const { status, json } = await shop.call('placeOrder', { body, token: customer.accessToken });
  if (status === 201) day.orders.push((json as { insertedId: string }).insertedId);
}

async function priceOf({ firestore }: Till['shop'], partId: string): Promise<number | undefined> {
  return (await firestore.doc(`products/${partId}`).get()).get('priceCents') as number | undefined;
}

async function changePrice({ shop }: Till, partId = '', priceCents: number): Promise<void> {
  const part = shop.firestore.doc(`products/${partId}`);
  await shop.firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(part)).exists) transaction.update(part, { priceCents });
  });
}

async function openPayment(till: Till, day: Day, orderId?: string): Promise<void> {
  if (orderId === undefined) return;
  const answer = await till.openIntent(orderId);
  if (answer.status === 200) day.secrets.push(clientSecretOf(answer));
}

/** A payment that is done or cancelled the provider refuses; that is its word, and the browser shows it. */
async function confirm(till: Till, secret: string | undefined, card: string): Promise<void> {
  if (secret !== undefined) await till.pay(secret, card).catch(() => undefined);
}

async function report(till: Till, orderId?: string, secret?: string): Promise<void> {
  if (orderId === undefined || secret === undefined) return;
  await till.report(orderId, secret.split('_secret_')[0] ?? '');
}

interface StoredOrder {
  readonly id: string;
  readonly purchaseId: string;
  readonly priceCents: number;
  readonly unitPriceCents: number;
  readonly quantity: number;
  readonly paid: boolean;
  readonly transactionId: string | null;
  readonly stockTaken: boolean;
}

async function ordersOf({ shop }: Till, { parts }: Day): Promise<readonly StoredOrder[]> {
  const { docs } = await shop.firestore.collection('orders').where('purchaseId', 'in', parts).get();
  return docs.map((document) => ({ ...(document.data() as StoredOrder), id: document.id }));
}

/** What must hold at every moment. */
async function brokenPromises(till: Till, day: Day): Promise<readonly string[]> {
  const orders = await ordersOf(till, day);
  const used = orders.flatMap(({ transactionId }) => (transactionId === null ? [] : [transactionId]));
  const checks: readonly (readonly [boolean, string])[] = [
    ...orders.flatMap((stored) => checksOf(till, stored)),
    [new Set(used).size === used.length, 'one payment pays two orders'],
    ...(await stockChecks(till, day, orders)),
  ];
  return checks.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}

function chargesOf({ provider }: Till, orderId: string) {
  return provider.charges().filter(({ metadata, paid }) => metadata['orderId'] === orderId && paid);
}

function checksOf(till: Till, stored: StoredOrder): readonly (readonly [boolean, string])[] {
  const charges = chargesOf(till, stored.id);
  const [charge] = charges;
  const named = `order ${stored.id}`;
  return [
    [charges.length <= 1, `${named} is charged ${String(charges.length)} times`],
    [charge === undefined || charge.amount === stored.priceCents, `${named} is charged another amount`],
    [!stored.paid || charge?.payment_intent === stored.transactionId, `${named} is paid by nothing`],
    [stored.paid || stored.transactionId === null, `${named} is unpaid and names a payment`],
    [
      stored.priceCents === stored.unitPriceCents * stored.quantity,
      `${named} has another price than ordered`,
    ],
  ];
}

async function stockChecks({ shop }: Till, { parts }: Day, orders: readonly StoredOrder[]) {
  const documents = await Promise.all(parts.map((id) => shop.firestore.doc(`products/${id}`).get()));
  return documents
    .filter(({ exists }) => exists)
    .map((part): readonly [boolean, string] => {
      const left = part.get('quantity') as number;
      const taken = orders
        .filter(({ purchaseId, stockTaken }) => purchaseId === part.id && stockTaken)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      const holds = left >= 0 && left + taken === firstStock;
      return [holds, `part ${part.id} has ${String(left)} left after ${String(taken)} were taken`];
    });
}

/** What must hold once everything has been looked at again: who was charged is paid. */
async function unsettled(till: Till, day: Day): Promise<readonly string[]> {
  return (await ordersOf(till, day))
    .filter(({ id, paid }) => paid !== chargesOf(till, id).length > 0)
    .map(({ id, paid }) => `order ${id} is ${paid ? 'paid and not charged' : 'charged and not paid'}`);
}
