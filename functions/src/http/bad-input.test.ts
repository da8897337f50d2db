import http from 'node:http';
import { endpoints, type CallName, type Endpoint } from '@pedalworks/contract';
import { describe, expect, it } from 'vitest';
import {
  badValuesOf,
  sampleBodies,
  type SampleBody,
} from '../../../contract/src/test-support/sample-bodies.ts';
import { openShopForFile } from '../../test-support/shop.ts';

const shop = await openShopForFile();
const admin = await shop.people.admin();

async function everythingStored(): Promise<unknown> {
  const collections = await shop.firestore.listCollections();
  const documents = await Promise.all(collections.map((collection) => collection.get()));
  return documents.flatMap(({ docs }) => docs.map((document) => [document.ref.path, document.data()]));
}

const allBad = ({ kinds, body }: SampleBody): object => ({
  ...body,
  ...Object.fromEntries(
    Object.entries(kinds).map(([field, kind]) => [field, badValuesOf(field, kind)[0]?.[1]]),
  ),
});

it.each(Object.entries(sampleBodies))(
  'a request body in which every field is invalid is rejected by %s with an issue for each field',
  async (name, bad) => {
    const before = await everythingStored();
    // Sent as a guest, because some fields are ignored for signed-in users.
    const token = endpoints[name as CallName].access === 'anyone' ? {} : { token: admin.idToken };
    const { params = {} } = bad;
    const { status, json } = await shop.call(name as CallName, { body: allBad(bad), params, ...token });
    expect(status).toBe(400);
    const refused = (json as { issues: { path: string }[] }).issues.map(({ path }) => path);
    const rejected = Object.keys(bad.kinds).filter((field) => bad.kinds[field] !== 'dropped if invalid');
    expect(refused.sort()).toEqual(rejected.sort());
    expect(await everythingStored()).toEqual(before);
  },
);

it.each([
  ['33,000 empty lines', { lines: Array.from({ length: 33_000 }, () => ({})) }],
  ['49,000 numbers', { lines: Array.from({ length: 49_000 }, () => 1) }],
])('a request body of %s is rejected with at most 100 issues', async (_what, body) => {
  const { status, json } = await shop.call('placeOrder', {
    body: { ...body, customerEmail: 'a@example.com' },
  });
  expect(status).toBe(400);
  const { issues } = json as { readonly issues: readonly unknown[] };
  expect(issues.length).toBeGreaterThan(40);
  expect(issues.length).toBeLessThanOrEqual(100);
});

it('an unknown field of an imported row is ignored at any depth, also with an Idempotency-Key', async () => {
  const deep = `${'['.repeat(49_000)}${']'.repeat(49_000)}`;
  const body = `{"dryRun":false,"rows":[{"partNumber":"PW-1","x":${deep}}]}`;
  const headers = {
    authorization: `Bearer ${admin.accessToken}`,
    'content-type': 'application/json',
    'idempotency-key': 'deep',
  };
  const { status, json } = await shop.request('/product/import', { method: 'POST', body, headers });
  expect(status).toBe(200);
  expect((json as { readonly errors: readonly unknown[] }).errors).not.toEqual([]);
});

it.each(['__proto__', 'constructor', 'prototype', 'toString'])(
  'a field named like an inherited member of an object is ignored like any unknown field: %s',
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

it.each(['__proto__', 'constructor', 'toString'])(
  'the query parameter %s is ignored like any unknown parameter',
  async (key) => {
    expect((await shop.request(`/product?${key}=1`)).status).toBe(200);
  },
);

/** Sends a request with an unchanged path; fetch() would resolve the dots. */
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

describe('an invalid id in the path', () => {
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
  it.each(calls)('is answered with a 4xx error in JSON by $method $path', async ({ method, path }) => {
    for (const id of ids) {
      const address = path.replaceAll(/\{\w+\}/gu, () => id);
      const { status, type } = await statusOf(method, address);
      expect([id.slice(0, 20), Math.floor(status / 100)]).toEqual([id.slice(0, 20), 4]);
      expect([id.slice(0, 20), type]).toEqual([id.slice(0, 20), 'application/json; charset=utf-8']);
    }
  });
});
