import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { CatalogueProduct } from '@pedalworks/contract';
import { describe, expect, it } from 'vitest';
import { openShopForFile } from '../../test-support/shop.ts';
import { storedProduct } from '../../test-support/products/part.ts';
import { generatedParts } from '../../test-support/products/generated-parts.ts';

const count = 2000;

const shop = await openShopForFile();
const writer = shop.firestore.bulkWriter();
for (const { id, ...part } of generatedParts(count))
  void writer.create(shop.firestore.doc(`products/${id}`), storedProduct(part));
await writer.close();
const parts = (await shop.call('listCatalogue')).json as CatalogueProduct[];

describe(`a catalogue of ${String(count)} parts`, () => {
  it('is returned completely in one cacheable response, in display order', async () => {
    expect(parts).toHaveLength(count);
    expect(parts[0]).toMatchObject({ partNumber: 'PW-RT140-1000' });
    const { headers } = await shop.call('listCatalogue');
    expect(headers.get('cache-control')).toMatch(/^public/u);
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await shop.call('listCatalogue', { headers: known })).status).toBe(304);
  });

  it('is smaller than 100 kB after compression', async () => {
    const headers = { 'accept-encoding': 'br' };
    const [answer] = (await once(get(`${shop.address}/catalogue`, { headers }), 'response')) as [
      IncomingMessage,
    ];
    const { length: weight } = await buffer(answer);
    console.log(`catalogue of ${String(count)}: ${String(weight)} bytes compressed`);
    expect(weight).toBeLessThan(100_000);
  });
});
