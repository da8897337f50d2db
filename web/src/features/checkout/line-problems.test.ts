import type { CatalogueProduct } from '@pedalworks/contract';
import { ApiError } from '@pedalworks/contract/errors';
import { expect, it } from 'vitest';
import { priceCart } from '../cart/public/priced-lines.ts';
import { hasLineIssues, lineProblems } from './line-problems.ts';

const catalogue = (...prices: readonly number[]) =>
  prices.map(
    (price, at) =>
      ({
        _id: `part-${String(at)}`,
        price,
        priceBreaks: [],
        quantity: 9,
        minOrder: 1,
        step: 1,
      }) as unknown as CatalogueProduct,
  );
const cart = [0, 1].map((at) => ({
  productId: `part-${String(at)}`,
  quantity: 2,
  priceSeenCents: 750,
  addedAt: '',
}));
const sent = priceCart(cart, catalogue(7.5, 20)).lines;
const issues = [
  { path: 'lines[0].price', message: 'The price is now 8.50 for one.' },
  { path: 'lines[1].quantity', message: 'This part is out of stock.' },
];
const refused = new ApiError('orders/price-changed', { issues });

it("a rejected checkout line shows the server's message until the new price has loaded, then the old and new price", () => {
  expect([...lineProblems(refused, sent, sent)]).toEqual([
    ['part-0', 'The price is now 8.50 for one.'],
    ['part-1', 'This part is out of stock.'],
  ]);
  const now = priceCart(cart, catalogue(8.5, 20)).lines;
  expect(lineProblems(refused, sent, now).get('part-0')).toBe('Now $8.50 each. It was $7.50.');
});

it('lineProblems ignores errors about removed cart lines and about form fields, such as the city', () => {
  const now = priceCart(cart.slice(0, 1), catalogue(7.5, 20)).lines;
  expect([...lineProblems(refused, sent, now).keys()]).toEqual(['part-0']);
  const other = new ApiError('request/invalid', { issues: [{ path: 'address.city', message: 'No.' }] });
  expect(lineProblems(other, sent, sent).size).toBe(0);
  expect([refused, other, null].map(hasLineIssues)).toEqual([true, false, false]);
});
