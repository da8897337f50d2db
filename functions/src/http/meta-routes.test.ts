import { endpoints } from '@pedalworks/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../test-support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('GET /openapi.json', () => {
  it("returns the API's description with an ETag", async () => {
    const { json, headers } = await shop.request('/openapi.json');
    expect(json).toMatchObject({ openapi: '3.1.0', info: { title: 'Pedalworks' } });
    expect(headers.get('cache-control')).toContain('s-maxage=300');
    const etag = headers.get('etag') ?? '';
    expect((await shop.request('/openapi.json', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});

describe('GET /docs', () => {
  it('describes every endpoint on one page without scripts', async () => {
    const { bytes, headers } = await shop.request('/docs');
    const page = textOf(bytes);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const name of Object.keys(endpoints)) expect(page).toContain(`id="${name}"`);
    expect(page).not.toMatch(/<script|src=|https?:\/\/(?!\[)[a-z]/u);
  });
});
