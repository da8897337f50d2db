import type { RequestListener } from 'node:http';
import express, { type Express } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../test-support/shop.ts';
import { takeOverFromHost } from './host.ts';

/** As functions-framework 5 and the functions emulator stand before a function. */
function cloudFunctions(app: RequestListener): Express {
  const host = express();
  const verify = (request: object, _response: unknown, rawBody: Buffer) => {
    Object.assign(request, { rawBody });
  };
  host.use(express.json({ limit: '32mb', verify }));
  host.use(express.text({ limit: '32mb', verify }));
  host.use(express.urlencoded({ limit: '32mb', verify, extended: true }));
  host.use(express.raw({ limit: '32mb', verify, type: '*/*' }));
  host.all('/{*splat}', (request, response) => {
    app(request, response);
  });
  return host;
}

const json = { 'content-type': 'application/json' };
const guestReview = { customerEmail: 'guest@example.com', comment: 'Good.', rating: 5 };

let shop: Shop;
const send = (body: string, headers: Record<string, string> = json) =>
  shop.request('/review', { method: 'POST', body, headers });

describe('behind a host that reads bodies first', () => {
  beforeAll(async () => {
    shop = await openShop({ host: cloudFunctions });
  });
  afterAll(() => shop.close());

  it('a body is read from what the host read', async () => {
    expect((await send(JSON.stringify(guestReview))).status).toBe(201);
    expect((await send(JSON.stringify({ comment: 'x'.repeat(200_000) }))).status).toBe(413);
    expect((await send('{}', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await shop.request('/review', { method: 'POST' })).json).toMatchObject({
      code: 'request/invalid',
    });
  });
});

describe('behind a host that is kept from it', () => {
  beforeAll(async () => {
    takeOverFromHost();
    shop = await openShop({ host: cloudFunctions });
  });
  afterAll(() => shop.close());

  it('a good body arrives', async () => {
    expect((await send(JSON.stringify(guestReview))).status).toBe(201);
  });

  it.each([
    { what: 'malformed JSON', body: '{"a"', headers: json, status: 400 },
    { what: 'a JSON string', body: '"text"', headers: json, status: 400 },
    { what: '200 KB of nonsense', body: 'x'.repeat(200_000), headers: json, status: 413 },
    {
      what: 'a form',
      body: 'a=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      status: 415,
    },
    { what: 'text', body: '{}', headers: { 'content-type': 'text/plain' }, status: 415 },
  ])('$what is answered as the contract says', async ({ body, headers, status }) => {
    expect((await send(body, headers)).status).toBe(status);
  });

  it('a path that does not decode is answered as the contract says', async () => {
    const { status, json: answer } = await shop.request('/order/%ff');
    expect(status).toBe(400);
    expect(answer).toMatchObject({ code: 'request/malformed' });
  });
});

describe('what the function holds in memory', () => {
  let asked = 0;
  let holding: Shop;
  beforeAll(async () => {
    holding = await openShop({
      settings: { publicCacheSeconds: 60 },
      host: (app, atOnce) => {
        takeOverFromHost(atOnce);
        return cloudFunctions((request, response) => {
          asked += 1;
          app(request, response);
        });
      },
    });
  });
  afterAll(() => holding.close());

  it('is answered before a host is asked, with the same status, headers and bytes', async () => {
    const shown = async (headers: Record<string, string> = {}) => {
      const answer = await holding.request('/product', { headers });
      const { status, bytes } = answer;
      return {
        status,
        bytes,
        headers: { ...Object.fromEntries(answer.headers), date: '', 'x-request-id': '' },
      };
    };
    const first = await shown();
    expect(asked).toBe(1);
    expect(await shown()).toEqual(first);
    const { etag = '' } = first.headers as { etag?: string };
    expect((await shown({ 'if-none-match': etag })).status).toBe(304);
    expect(asked).toBe(1);
    await shown({ authorization: 'Bearer null' });
    expect(asked).toBe(2);
  });

  it('is answered before a host is asked, though whoever asked first had it already', async () => {
    const list = await holding.request('/product');
    const known = { headers: { 'if-none-match': list.headers.get('etag') ?? '' } };
    const before = asked;
    for (let time = 0; time < 3; time += 1) {
      expect((await holding.request('/product?limit=7', known)).status).toBe(304);
    }
    const whole = await holding.request('/product?limit=7');
    expect({ status: whole.status, json: whole.json }).toEqual({ status: 200, json: list.json });
    expect(asked).toBe(before + 1);
  });
});
