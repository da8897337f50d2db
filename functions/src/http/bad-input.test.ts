import http from 'node:http';
import { endpoints, type CallName, type Endpoint } from '@pedalworks/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badValues, type Kind } from '../test-support/bad-values.ts';
import type { Person } from '../test-support/people.ts';
import { openShop, type Shop } from '../test-support/shop.ts';

let shop: Shop;
let admin: Person;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.people.admin();
});
afterAll(() => shop.close());

interface Tried {
  readonly params?: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, Kind>>;
  readonly body: Readonly<Record<string, unknown>>;
}

const ofProduct: Tried['kinds'] = {
  name: 'required text',
  description: 'required text',
  price: 'amount',
  quantity: 'stock',
  minOrder: 'whole number',
  img: 'picture',
  slug: 'slug',
  partNumber: 'part number',
  category: 'category',
  range: 'optional text',
  specs: 'rows',
  images: 'rows',
  fitsWith: 'rows',
  step: 'optional whole number',
  priceBreaks: 'rows',
};
const img = 'https://x.example/a.png';
const rim = { name: 'Rim', description: 'A rim.', price: 1, quantity: 1, minOrder: 1, img };

/** Every call with a JSON body; a body in the contract that is not here fails the first test below. */
const tried: Partial<Record<CallName, Tried>> = {
  addProduct: { kinds: ofProduct, body: rim },
  saveProduct: {
    params: { id: 'rim' },
    kinds: { ...ofProduct, status: 'status', stockReason: 'optional text' },
    body: rim,
  },
  placeOrder: {
    kinds: {
      purchaseId: 'id',
      purchase: 'optional text',
      name: 'optional text',
      price: 'amount',
      quantity: 'whole number',
      customerEmail: 'email',
      customerName: 'optional text',
      phone: 'optional text',
    },
    body: { purchaseId: 'rim', price: 1, quantity: 1, customerEmail: 'a@example.com' },
  },
  addReview: {
    kinds: {
      customerEmail: 'email',
      customerName: 'optional text',
      customerPhoto: 'optional picture',
      comment: 'required text',
      rating: 'rating',
      productId: 'optional id',
    },
    body: { customerEmail: 'a@example.com', comment: 'Good.', rating: 5 },
  },
  publishReview: { params: { id: 'review' }, kinds: { published: 'flag' }, body: { published: true } },
  makeAdmin: { params: { email: 'a@example.com' }, kinds: { uid: 'id' }, body: {} },
  saveSettings: {
    kinds: { enforceMinOrder: 'flag', enforceStock: 'flag', moderateReviews: 'flag' },
    body: { enforceMinOrder: true, enforceStock: true },
  },
  recordPayment: {
    params: { id: 'order' },
    kinds: { order: 'order reference', transactionId: 'intent id' },
    body: { order: 'order', transactionId: 'pi_1' },
  },
  createPaymentIntent: { kinds: { price: 'amount', orderId: 'id' }, body: { price: 1 } },
};

/** Fields a body may do without, although what stands there must be right. */
const optional: readonly string[] = ['orderId', 'uid', 'moderateReviews'];

const withBody = Object.values<Endpoint>(endpoints).filter(({ body }) => body !== undefined);

async function everythingStored(): Promise<unknown> {
  const collections = await shop.firestore.listCollections();
  const documents = await Promise.all(collections.map((collection) => collection.get()));
  return documents.flatMap(({ docs }) => docs.map((document) => [document.ref.path, document.data()]));
}

it.each(withBody)('every field of $name is tried', ({ name, body }) => {
  const { fields } = (body as unknown as { describe(): { fields: object } }).describe();
  expect(Object.keys(tried[name]?.kinds ?? {}).sort()).toEqual(Object.keys(fields).sort());
});

const rows = Object.entries(tried).flatMap(([name, { kinds, body, params }]) =>
  Object.entries(kinds).flatMap(([field, kind]) =>
    badValues[kind]
      .filter(([, value]) => value !== undefined || !optional.includes(field))
      .map(([what, value]) => ({
        name: name as CallName,
        field,
        what,
        params,
        body: { ...body, [field]: value },
      })),
  ),
);

describe('a bad field', () => {
  it.each(rows)('$name: $field, $what', async ({ name, field, body, params = {} }) => {
    const before = await everythingStored();
    // What anyone may send, a guest sends: of the signed-in some fields are not looked at.
    const token = endpoints[name].who === 'anyone' ? {} : { token: admin.accessToken };
    const { status, json } = await shop.call(name, { body, params, ...token });
    expect(status).toBe(400);
    expect((json as { issues: { path: string }[] }).issues.map(({ path }) => path)).toEqual([field]);
    expect(await everythingStored()).toEqual(before);
  });
});

describe('a body with a name of the language in it', () => {
  it.each(['__proto__', 'constructor', 'prototype', 'toString'])(
    '%s is dropped like any unknown field',
    async (key) => {
      const body = `{"${key}":{"admin":true,"published":true},"customerEmail":"a@example.com","comment":"Good.","rating":5}`;
      const headers = { 'content-type': 'application/json' };
      const { status, json } = await shop.request('/review', { method: 'POST', body, headers });
      expect(status).toBe(201);
      expect(Object.hasOwn(json as object, key)).toBe(false);
      expect(json).toMatchObject({ published: false });
      expect(({} as { admin?: boolean }).admin).toBeUndefined();
    },
  );
});

it.each(['__proto__', 'constructor', 'toString'])('a query with %s is answered', async (key) => {
  expect((await shop.request(`/product?${key}=1`)).status).toBe(200);
});

/** As it stands: fetch() would resolve the dots first. */
function statusOf(method: string, path: string): Promise<{ status: number; type: string }> {
  const headers = { authorization: `Bearer ${admin.accessToken}`, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const { hostname: host, port } = new URL(shop.address);
    const request = http.request({ host, port, method, path, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '' });
    });
    request.once('error', reject).end();
  });
}

describe('a bad id in the address', () => {
  const ids = [
    '..',
    '.',
    '%2e%2e',
    'a%2fb',
    '%2fetc%2fpasswd',
    '__x__',
    '__proto__',
    '%00',
    'a%20b',
    'a'.repeat(2000),
    '%3Cb%3E',
    '%C3%A9',
    '%F0%9F%9A%B2',
  ];
  const calls = Object.values<Endpoint>(endpoints).filter(({ params }) => params !== undefined);
  it.each(calls)('$method $path', async ({ method, path }) => {
    for (const id of ids) {
      const address = path.replaceAll(/\{\w+\}/gu, () => id);
      const { status, type } = await statusOf(method, address);
      expect([id.slice(0, 20), Math.floor(status / 100)]).toEqual([id.slice(0, 20), 4]);
      expect([id.slice(0, 20), type]).toEqual([id.slice(0, 20), 'application/json; charset=utf-8']);
    }
  });
});
