import type { ImportAnswer } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import { openFixtureForFile } from '../../test-support/payments/payment-fixture.ts';
import { draft } from '../../test-support/products/part.ts';

const { shop } = await openFixtureForFile({ currency: 'jpy' });
const { accessToken: token } = await shop.people.admin();

const whole = (label: string) => `${label} must be a whole amount of JPY`;

it.each([
  [{ price: 44.5 }, { path: 'price', message: whole('Price') }],
  [
    { price: 50, priceBreaks: [{ from: 10, price: 44.5 }] },
    { path: 'priceBreaks[0].price', message: whole('Price of a price break') },
  ],
])('POST /product rejects a price with more decimals than the currency has: %j', async (prices, issue) => {
  const answer = await shop.call('addProduct', { token, body: { ...draft, ...prices } });
  expect(answer).toMatchObject({ status: 400, json: { issues: [issue] } });
});

it('POST /product/import rejects a price with more decimals than the currency has', async () => {
  const rows = [44.5, 45].map((price, place) => ({ ...draft, partNumber: `YEN-${String(place)}`, price }));
  const { json } = await shop.call('importProducts', { token, body: { rows, dryRun: true } });
  expect((json as ImportAnswer).errors).toEqual([{ row: 0, path: 'price', message: whole('Price') }]);
});
