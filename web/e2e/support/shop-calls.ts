import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { anyAdmin, tokenOf, type Account, type Person } from './people.ts';

export interface Product {
  readonly _id: string;
  readonly name: string;
  readonly price: number;
  readonly img: string;
}

export interface PlacedOrder {
  readonly _id: string;
  readonly number: string;
  readonly purchaseId: string;
  readonly name: string;
  readonly price: number;
  readonly paid: boolean;
  readonly transactionId: string | null;
}

const picture = `${import.meta.dirname}/../../public/pictures/not-found-640.webp`;
export const pictureFile = { name: 'product.webp', mimeType: 'image/webp', buffer: readFileSync(picture) };

interface CallParts {
  readonly token?: string;
  readonly body?: object;
}

/** Calls the shop's API directly, for example `POST /orders`, and returns the JSON. */
export async function callShop<T>(page: Page, request: string, { token, body }: CallParts = {}): Promise<T> {
  const [method = 'GET', path = '/'] = request.split(' ');
  const answer = await page.request.fetch(path, {
    method,
    ...(token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } }),
    ...(body === undefined ? {} : { data: body }),
  });
  if (!answer.ok()) throw new Error(`${request} answered ${String(answer.status())}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

export const address = {
  ...{ name: 'Robin Rider', street: '1 Foundry Lane', postcode: '97209', city: 'Portland' },
  ...{ region: 'OR', country: 'US' },
};

interface Wanted {
  /** Product id; by default the first product of the shop. */
  readonly part?: string;
  readonly quantity?: number;
}

/** Places an order with {@link address} as its delivery address. */
export async function orderFor(
  page: Page,
  person: Person | Account,
  { part, quantity = 2 }: Wanted = {},
): Promise<PlacedOrder> {
  const token = await tokenOf(page, person);
  const product =
    part === undefined
      ? (await callShop<[Product]>(page, 'GET /product?limit=1'))[0]
      : await callShop<Product>(page, `GET /product/${part}`);
  const { _id: purchaseId, price } = product;
  const body = { purchaseId, price, quantity, customerEmail: person.email, address };
  return callShop<PlacedOrder>(page, 'POST /orders', { token, body });
}

/** Saves the address that the checkout preselects. */
export async function saveAddress(page: Page, { name, token }: Account): Promise<void> {
  await callShop(page, 'PUT /account', { token, body: { name, phone: '', addresses: [address] } });
}

/** Address of the card provider. Read on each call, because a benchmark opens its shop after this module loads. */
export const cardsUrl = () => process.env['PEDALWORKS_CARDS_URL'] ?? 'http://127.0.0.1:12111';

/** Payment as the card provider stores it. */
export interface ProviderPayment {
  readonly id: string;
  readonly status: string;
  readonly amount_received: number;
}

/** Returns every payment that the card provider has for an order. */
export async function paymentsOf(page: Page, orderId: string): Promise<readonly ProviderPayment[]> {
  const answer = await page.request.get(`${cardsUrl()}/_payments`);
  const { data } = (await answer.json()) as {
    data: (ProviderPayment & { metadata: Readonly<Record<string, string>> })[];
  };
  return data.filter(({ metadata }) => metadata['orderId'] === orderId);
}

/** Pays an order through the API, as another tab would, and returns the transaction id. */
export async function payElsewhere(
  page: Page,
  person: Person | Account,
  { card = 'pm_card_visa', ...order }: PlacedOrder & { readonly card?: string },
): Promise<string> {
  const token = await tokenOf(page, person);
  const body = { price: order.price, orderId: order._id };
  const { clientSecret } = await callShop<{ clientSecret: string }>(page, 'POST /create-payment-intent', {
    token,
    body,
  });
  const id = await payWithCard(page, clientSecret, card);
  const report = { order: order._id, transactionId: id };
  await callShop(page, `PATCH /order/${order._id}`, { token, body: report });
  return id;
}

async function payWithCard(page: Page, clientSecret: string, card = 'pm_card_visa'): Promise<string> {
  const [id = ''] = clientSecret.split('_secret_');
  const confirmed = await page.request.post(`${cardsUrl()}/v1/payment_intents/${id}/confirm`, {
    headers: { Authorization: 'Bearer sk_test_pedalworks_offline' },
    form: { payment_method: card },
  });
  if (!confirmed.ok()) throw new Error(`The card provider answered ${await confirmed.text()}`);
  return id;
}

/** Creates an eleven-minute-old payment without an order, as older clients do, and returns its id. */
export async function payBarePrice(page: Page, person: Person | Account, price: number): Promise<string> {
  const token = await tokenOf(page, person);
  const { clientSecret } = await callShop<{ clientSecret: string }>(page, 'POST /create-payment-intent', {
    token,
    body: { price },
  });
  const id = await payWithCard(page, clientSecret);
  const paidAt = { timestampValue: new Date(Date.now() - 660_000).toISOString() };
  await expect(() =>
    changeDocument(page, `payments/${id}`, { changed: ['paidAt'], fields: { paidAt } }),
  ).toPass();
  return id;
}

/** Marks a sent email as permanently rejected by the recipient's mail server. */
export async function failMail(page: Page, id: string, error: string): Promise<void> {
  const delivery = {
    mapValue: { fields: { state: { stringValue: 'failed' }, error: { stringValue: error } } },
  };
  await changeDocument(page, `mail/${id}`, {
    changed: ['delivery.state', 'delivery.error'],
    fields: { delivery },
  });
}

/** Moves the deadline of an unpaid order into the past, before the scheduled job can expire the order. */
export async function expireOrder(page: Page, id: string): Promise<void> {
  const expiresAt = { timestampValue: new Date(Date.now() - 1000).toISOString() };
  await changeDocument(page, `orders/${id}`, { changed: ['expiresAt'], fields: { expiresAt } });
}

/** Adds flags to an order directly in Firestore, as a bank or the card provider does while a page is open. */
export async function flagOrder(page: Page, id: string, attentions: readonly string[]): Promise<void> {
  const values = attentions.map((stringValue) => ({ stringValue }));
  await changeDocument(page, `orders/${id}`, {
    changed: ['attentions'],
    fields: { attentions: { arrayValue: { values } } },
  });
}

const documents = 'projects/demo-pedalworks/databases/(default)/documents';
const emulator = () => `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080'}/v1`;
const asOwner = { Authorization: 'Bearer owner' };

/** Copies a paid order directly in Firestore and returns the ids. Each copy gets its own number and `attentions`. */
export async function copyOrder(
  page: Page,
  id: string,
  copies: readonly { readonly attentions: readonly string[] }[],
): Promise<readonly string[]> {
  const answer = await page.request.get(`${emulator()}/${documents}/orders/${id}`, { headers: asOwner });
  const { fields } = (await answer.json()) as { readonly fields: Readonly<Record<string, unknown>> };
  const ids = copies.map(() => crypto.randomUUID());
  const writes = copies.map(({ attentions }, nth) => {
    const copy = ids[nth] ?? '';
    const changed = {
      number: { stringValue: `PW-${copy.slice(0, 6).toUpperCase()}` },
      attentions: { arrayValue: { values: attentions.map((stringValue) => ({ stringValue })) } },
    };
    return { update: { name: `${documents}/orders/${copy}`, fields: { ...fields, ...changed } } };
  });
  const stored = await page.request.post(`${emulator()}/${documents}:commit`, {
    headers: asOwner,
    data: { writes },
  });
  expect(stored.ok()).toBe(true);
  return ids;
}

interface DocumentChange {
  readonly changed: readonly string[];
  readonly fields: object;
}

/** Updates fields of an existing document directly (Firestore REST API, `documents.patch`). */
async function changeDocument(page: Page, path: string, { changed, fields }: DocumentChange): Promise<void> {
  const mask = changed.map((field) => ['updateMask.fieldPaths', field]);
  const query = new URLSearchParams([...mask, ['currentDocument.exists', 'true']]).toString();
  const answer = await page.request.patch(`${emulator()}/${documents}/${path}?${query}`, {
    headers: asOwner,
    data: { fields },
  });
  expect(answer.ok()).toBe(true);
}

/** Creates a product for one test and returns its id. */
export async function addProduct(page: Page, name: string): Promise<string> {
  const { token } = await anyAdmin(page);
  const [first] = await callShop<Product[]>(page, 'GET /product?limit=1');
  const terms = { price: 12.5, quantity: 3, minOrder: 1, img: first?.img };
  const body = { name, description: 'A product of a test.', ...terms };
  const { insertedId } = await callShop<{ insertedId: string }>(page, 'POST /product', { token, body });
  return insertedId;
}
