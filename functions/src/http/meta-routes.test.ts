import { endpoints } from '@pedalworks/contract';
import { describe, expect, it } from 'vitest';
import { openShopForFile } from '../../test-support/shop.ts';

const shop = await openShopForFile();

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

it("GET /openapi.json returns the API's description with an ETag", async () => {
  const { json, headers } = await shop.request('/openapi.json');
  expect(json).toMatchObject({ openapi: '3.1.0', info: { title: 'Pedalworks' } });
  expect(headers.get('cache-control')).toContain('s-maxage=300');
  const etag = headers.get('etag') ?? '';
  expect((await shop.request('/openapi.json', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

describe('GET /docs', () => {
  it('is a page in English that loads its viewer and the description from its own host', async () => {
    const { bytes, headers } = await shop.request('/docs');
    const page = textOf(bytes);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-eval|https?:/u);
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('<title>Pedalworks API</title>');
    expect(page).toContain('spec-url="openapi.json"');
    expect(page).toContain('disable-search="true"');
    expect(page).not.toMatch(/https?:\/\/(?!\[)[a-z]/u);
  });

  it('names every endpoint in the description that it shows', async () => {
    const { bytes } = await shop.request('/openapi.json');
    for (const name of Object.keys(endpoints)) expect(textOf(bytes)).toContain(`"operationId":"${name}"`);
  });
});
