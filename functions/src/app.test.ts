import { endpoints, type Endpoint } from '@pedalworks/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../test-support/people.ts';
import { allowedOrigin, openShop, type Shop } from '../test-support/shop.ts';

let shop: Shop;
let admin: Person;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.people.admin();
});
afterAll(() => shop.close());

const calls = Object.values<Endpoint>(endpoints);
const concrete = (path: string) =>
  path
    .replace('{email}', 'a@example.com')
    .replace('{hash}', '0'.repeat(64))
    .replace('{width}', '320')
    .replace('{id}', 'x');
const paths = [...new Set(calls.map(({ path }) => path)), '/openapi.json', '/docs'];

function methodsOf(path: string): string[] {
  const isAt = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u').test(path);
  const declared = calls.filter((call) => isAt(call.path)).map(({ method }) => method as string);
  return declared.length === 0 ? ['GET'] : declared;
}

describe.each(paths)('%s', (path) => {
  it('answers 405 with Allow to every method it has not', async () => {
    const has = methodsOf(path);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !has.includes(one))) {
      const { status, headers } = await shop.request(concrete(path), { method });
      expect([method, status]).toEqual([method, 405]);
      const allowed = headers.get('allow')?.split(', ');
      expect(allowed).toEqual(expect.arrayContaining([...has, 'OPTIONS']));
      expect(allowed).not.toContain(method);
    }
  });

  it('says its methods to OPTIONS', async () => {
    const { status, headers } = await shop.request(concrete(path), { method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(methodsOf(path)));
  });
});

describe('an unknown address', () => {
  it.each([
    '/',
    '/nothing',
    '/Product',
    '/product/a/b',
    '/order/x/y',
    '/__proto__',
    '/constructor',
    '//product',
  ])('answers 404 at %s', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
      expect((await shop.request(path, { method })).json).toMatchObject({ code: 'route/not-found' });
    }
  });
});

describe('what Cloud Functions cannot read, before the function is asked', () => {
  it.each(['/order/%ff', '/order/%', '/order/%zz', '/nothing/%c0%ae', '/image/%e0%a4%a-320.webp'])(
    'is 400 at %s',
    async (path) => {
      expect((await fetch(shop.address + path)).status).toBe(400);
    },
  );

  it.each(['{', '{"a":', 'nonsense', '"text"', '12', 'null', '[1,', '{"a":1}}', '\u0000', "{'a':1}"])(
    'is 400 where a body is no JSON object or list: %j',
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      expect((await fetch(`${shop.address}/orders`, { method: 'POST', body, headers })).status).toBe(400);
    },
  );

  it.each([
    ['an unknown encoding', { 'content-encoding': 'compress' }, 415],
    ['an encoding that is a lie', { 'content-encoding': 'gzip' }, 400],
    ['an unknown charset', { 'content-type': 'application/json; charset=klingon' }, 415],
  ])('is refused with %s', async (_name, headers, status) => {
    const sent = { 'content-type': 'application/json', ...headers };
    const answer = await fetch(`${shop.address}/orders`, { method: 'POST', body: '{}', headers: sent });
    expect(answer.status).toBe(status);
  });
});

describe('a body', () => {
  const send = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
    shop.request('/orders', { method: 'POST', body, headers });
  const json = { 'content-type': 'application/json' };

  it.each([
    ['a list', '[]'],
    ['a deep field', `{"price":${'['.repeat(40_000)}${']'.repeat(40_000)}}`],
    ['a deep list', '['.repeat(40_000) + ']'.repeat(40_000)],
  ])('that is %s answers 400', async (_name, body) => {
    expect((await send(body, json)).status).toBe(400);
  });

  it('that is missing answers 400 and names the fields', async () => {
    const { json: answer } = await shop.request('/orders', { method: 'POST' });
    expect(answer).toMatchObject({ code: 'request/invalid' });
    expect((answer as { issues: { path: string }[] }).issues.map(({ path }) => path).sort()).toEqual([
      'customerEmail',
      'price',
      'purchaseId',
      'quantity',
    ]);
  });

  it('that is announced in chunks and empty, or has no type, counts as missing', async () => {
    const sendChunks = (chunks: string[]) =>
      shop.request('/orders', {
        method: 'POST',
        body: ReadableStream.from(chunks.map((chunk) => Buffer.from(chunk))),
        duplex: 'half',
      });
    expect((await sendChunks([])).json).toMatchObject({ code: 'request/invalid' });
    expect((await sendChunks(['{}'])).json).toMatchObject({ code: 'request/invalid' });
  });

  it.each([
    ['', 'application/json'],
    ['{}', 'application/json; charset=utf-8'],
    ['{}', 'APPLICATION/JSON'],
  ])('%j as %s is read', async (body, type) => {
    expect((await send(body, { 'content-type': type })).json).toMatchObject({ code: 'request/invalid' });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'nonsense',
    'application/merge-patch+json',
  ])('as %s answers 415', async (type) => {
    expect((await send('{}', { 'content-type': type })).status).toBe(415);
  });

  it('of 200 KB answers 413', async () => {
    const large = JSON.stringify({ comment: 'x'.repeat(200_000) });
    expect((await send(large, json)).status).toBe(413);
    const { status } = await shop.call('addReview', { body: { comment: 'x'.repeat(200_000) } });
    expect(status).toBe(413);
  });

  it('with bytes that are no UTF-8 is read without falling', async () => {
    expect((await send(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), json)).status).toBe(400);
  });

  it('is looked at although the call takes none', async () => {
    const headers = { ...json, authorization: `Bearer ${admin.idToken}` };
    const put = (body: string, type = json['content-type']) =>
      shop.request(`/user/${admin.email}`, {
        method: 'PUT',
        body,
        headers: { ...headers, 'content-type': type },
      });
    expect((await put('{"email":"somebody.else@example.com"}')).status).toBe(200);
    expect((await put('{}', 'text/plain')).status).toBe(415);
    expect((await put(JSON.stringify({ email: 'x'.repeat(200_000) }))).status).toBe(413);
  });
});

describe('another origin', () => {
  const preflight = (origin: string) =>
    shop.request('/product', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'authorization,content-type',
      },
    });

  it('that is configured may call', async () => {
    const { status, headers } = await preflight(allowedOrigin);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(allowedOrigin);
    expect(headers.get('access-control-allow-methods')).toBe('GET,POST,PUT,PATCH,DELETE');
    expect(headers.get('access-control-allow-headers')).toMatch(/authorization.*content-type/u);
  });

  it('reads answers, errors too, and the headers that lead on', async () => {
    for (const path of ['/product', '/nothing', '/order/x']) {
      const { headers } = await shop.request(path, { headers: { origin: allowedOrigin } });
      expect(headers.get('access-control-allow-origin')).toBe(allowedOrigin);
      expect(headers.get('access-control-expose-headers')).toMatch(/Link/u);
      expect(headers.get('vary')).toMatch(/Origin/iu);
    }
  });

  it('that is not configured gets no leave', async () => {
    for (const origin of ['https://evil.example', `${allowedOrigin}.evil.example`, 'null']) {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('every answer', () => {
  it('carries the security headers and no boast', async () => {
    for (const path of ['/product', '/nothing', '/docs']) {
      const { headers } = await shop.request(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/u);
      expect(headers.get('strict-transport-security')).toMatch(/max-age/u);
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });
});

it('what is long is compressed for who can read that', async () => {
  const encodingFor = async (accepted: string) => {
    const { status, headers } = await shop.request('/openapi.json', {
      headers: { 'accept-encoding': accepted },
    });
    expect(status).toBe(200);
    expect(headers.get('vary')).toContain('Accept-Encoding');
    return headers.get('content-encoding');
  };
  expect(await encodingFor('gzip, br')).toBe('br');
  expect(await encodingFor('gzip')).toBe('gzip');
  expect(await encodingFor('identity')).toBeNull();
});
