import type { PartPage, Product } from '@pedalworks/contract';
import { expect, it, vi } from 'vitest';
import { partStructuredData } from './structured-data.ts';

const product = {
  ...{ _id: 'hub', slug: 'hub', name: 'Hub', description: 'One.', partNumber: 'PW-1', range: '', images: [] },
  ...{ price: 95, priceBreaks: [], quantity: 5, minOrder: 2, step: 1, interfaces: [] },
  rating: { average: 0, count: 0 },
} as unknown as Product;

function offerOf(changes: Partial<Product>): unknown {
  const page = { product: { ...product, ...changes }, reviews: { items: [] }, catalogue: [] };
  const place = {
    address: 'https://shop.example/parts/hub',
    publicAddress: 'https://shop.example',
    fitting: [],
  };
  return (partStructuredData(page as unknown as PartPage, place) as { readonly offers: unknown }).offers;
}

const context = 'https://schema.org';

// github.com/woocommerce/woocommerce/issues/28214: parts that can be back-ordered were published as out of stock.
it('offers a part made to order as back order, from the day on which it ships', () => {
  vi.useFakeTimers({ now: new Date('2026-12-24T23:30:00Z') });
  const made = { madeToOrder: { days: 12 } };
  expect(offerOf({ ...made, quantity: 1 })).toMatchObject({
    availability: `${context}/BackOrder`,
    availabilityStarts: '2027-01-05',
  });
  expect(offerOf(made)).toMatchObject({ availability: `${context}/InStock` });
  expect(offerOf({ quantity: 1 })).toMatchObject({ availability: `${context}/OutOfStock` });
  expect(offerOf(made)).not.toHaveProperty('availabilityStarts');
  vi.useRealTimers();
});
