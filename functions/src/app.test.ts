import { gzipSync } from 'node:zlib';
import { endpoints, type Endpoint } from '@pedalworks/contract';
import { describe, expect, it } from 'vitest';
import { allowedOrigin, openShopForFile } from '../test-support/shop.ts';

const shop = await openShopForFile();
const admin = await shop.people.admin();

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

describe.each(paths)('the path %s', (path) => {
  it('answers undeclared methods with 405 and an Allow header', async () => {
    const has = methodsOf(path);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !has.includes(one))) {
      const { status, headers } = await shop.request(concrete(path), { method });
      expect([method, status]).toEqual([method, 405]);
      const allowed = headers.get('allow')?.split(', ');
      expect(allowed).toEqual(expect.arrayContaining([...has, 'OPTIONS']));
      expect(allowed).not.toContain(method);
    }
  });

  it('lists its methods in response to OPTIONS', async () => {
    const { status, headers } = await shop.request(concrete(path), { method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(methodsOf(path)));
  });
});

it.each(['/nothing', '/Product', '/product/a/b', '/order/x/y', '/__proto__', '/constructor', '//product'])(
  'an unknown path is answered with 404: %s',
  async (path) => {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
      expect((await shop.request(path, { method })).json).toMatchObject({ code: 'route/not-found' });
    }
  },
);

describe('a request that Cloud Functions cannot parse', () => {
  it.each(['/order/%ff', '/order/%', '/order/%zz', '/nothing/%c0%ae', '/image/%e0%a4%a-320.webp'])(
    'is answered with 400 for the path %s',
    async (path) => {
      expect((await fetch(shop.address + path)).status).toBe(400);
    },
  );

  it.each(['{', '{"a":', 'nonsense', '"text"', '12', 'null', '[1,', '{"a":1}}', '\u0000', "{'a':1}"])(
    'is answered with 400 for the JSON body %j',
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      expect((await fetch(`${shop.address}/orders`, { method: 'POST', body, headers })).status).toBe(400);
    },
  );

  it('is answered with 415 if it has an unknown charset', async () => {
    const headers = { 'content-type': 'application/json; charset=klingon' };
    const answer = await fetch(`${shop.address}/orders`, { method: 'POST', body: '{}', headers });
    expect(answer.status).toBe(415);
  });
});

describe('a body that must not be parsed', () => {
  const brackets = `{"price":[${'[0],'.repeat(3_000_000)}[0]]}`;
  const type = { 'content-type': 'application/json' };
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  const post = (path: string, init: RequestInit) => shop.request(path, { method: 'POST', ...init });

  it('is rejected with 413 or 415 without reading it, whatever its type', async () => {
    const auth = { authorization: `Bearer ${admin.accessToken}` };
    const before = process.resourceUsage().maxRSS;
    for (const content of ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'a/b'])
      expect(await post('/orders', { body: brackets, headers: { 'content-type': content } })).toMatchObject({
        status: 413,
        json: { code: 'request/too-large' },
      });
    expect(await post('/image', { body: brackets, headers: { ...form, ...auth } })).toMatchObject({
      status: 413,
      json: { code: 'images/too-large', success: false },
    });
    const bomb = gzipSync(brackets);
    for (const encoding of ['gzip', 'br', 'compress', 'GZIP'])
      expect(
        await post('/orders', { body: bomb, headers: { ...type, 'content-encoding': encoding } }),
      ).toMatchObject({ status: 415, json: { code: 'request/unsupported-type' } });
    // One parsed copy takes more than 200 MB.
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(150_000);
  });

  it('is cut off if it declares no length', async () => {
    const body = new Blob([brackets]).stream();
    const sent = fetch(`${shop.address}/orders`, { method: 'POST', headers: type, body, duplex: 'half' });
    await expect(sent).rejects.toThrow();
    const short = new Blob(['{}']).stream();
    const init = { method: 'POST', headers: type, body: short, duplex: 'half' } as const;
    expect((await fetch(`${shop.address}/orders`, init)).status).toBe(400);
  });
});

describe('a request body', () => {
  const send = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
    shop.request('/orders', { method: 'POST', body, headers });
  const json = { 'content-type': 'application/json' };

  it.each([
    ['a list', '[]'],
    ['a deeply nested field', `{"price":${'['.repeat(40_000)}${']'.repeat(40_000)}}`],
    ['a deeply nested list', '['.repeat(40_000) + ']'.repeat(40_000)],
  ])('is rejected with 400 if it is %s', async (_name, body) => {
    expect((await send(body, json)).status).toBe(400);
  });

  it('if missing, causes a 400 response that lists the required fields', async () => {
    const { json: answer } = await shop.request('/orders', { method: 'POST' });
    expect(answer).toMatchObject({ code: 'request/invalid' });
    expect((answer as { issues: { path: string }[] }).issues.map(({ path }) => path).sort()).toEqual([
      'customerEmail',
      'price',
      'purchaseId',
      'quantity',
    ]);
  });

  it('is treated as missing if it is an empty stream or has no content type', async () => {
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
  ])('is read if it is %j with the content type %s', async (body, type) => {
    expect((await send(body, { 'content-type': type })).json).toMatchObject({ code: 'request/invalid' });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'nonsense',
    'application/merge-patch+json',
  ])('is rejected with 415 if its content type is %s', async (type) => {
    expect((await send('{}', { 'content-type': type })).status).toBe(415);
  });

  it('is rejected with 413 if it has 200 KB', async () => {
    const large = JSON.stringify({ comment: 'x'.repeat(200_000) });
    expect((await send(large, json)).status).toBe(413);
    const { status } = await shop.call('addReview', { body: { comment: 'x'.repeat(200_000) } });
    expect(status).toBe(413);
  });

  it('is rejected with 400 if it is not UTF-8', async () => {
    expect((await send(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), json)).status).toBe(400);
  });

  it('is checked for content type and size even if the endpoint ignores it', async () => {
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

describe('a page from another origin', () => {
  const preflight = (origin: string) =>
    shop.request('/product', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'authorization,content-type',
      },
    });

  it('can call the API if its origin is configured', async () => {
    const { status, headers } = await preflight(allowedOrigin);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(allowedOrigin);
    expect(headers.get('access-control-allow-methods')).toBe('GET,POST,PUT,PATCH,DELETE');
    expect(headers.get('access-control-allow-headers')).toMatch(/authorization.*content-type/u);
  });

  it('can read every response, including errors and the Link header', async () => {
    for (const path of ['/product', '/nothing', '/order/x']) {
      const { headers } = await shop.request(path, { headers: { origin: allowedOrigin } });
      expect(headers.get('access-control-allow-origin')).toBe(allowedOrigin);
      expect(headers.get('access-control-expose-headers')).toMatch(/Link/u);
      expect(headers.get('vary')).toMatch(/Origin/iu);
    }
  });

  it('cannot call the API if its origin is not configured', async () => {
    for (const origin of ['https://evil.example', `${allowedOrigin}.evil.example`, 'null']) {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

it('every response has the security headers and does not name the framework', async () => {
  for (const path of ['/product', '/nothing', '/docs']) {
    const { headers } = await shop.request(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/u);
    expect(headers.get('strict-transport-security')).toMatch(/max-age/u);
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

it('a long response is compressed with an encoding that the client accepts', async () => {
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
