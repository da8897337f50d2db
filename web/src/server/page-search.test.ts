import type { CatalogueProduct } from '@pedalworks/contract';
import { describe, expect, it } from 'vitest';
import { catalogueSearch, purchaseSearch } from './page-search.ts';

const catalogue = ['Meridian', 'Basalt', 'Øre & Co', ''].map((range) => ({ range }) as CatalogueProduct);

describe('catalogueSearch', () => {
  it.each([
    ['', ''],
    ['?', ''],
    ['?x=1&utm_source=y', ''],
    ['?category=brakes&x=1', '?category=brakes'],
    ['?category=nonsense', ''],
    ['?range=Meridian&range=Basalt&range=Meridian&range=Ghost', '?range=Basalt&range=Meridian'],
    ['?range=%C3%98re%20%26%20Co', '?range=%C3%98re+%26+Co'],
    ['?fit=with-adapter&fit=fits&fit=fits&fit=foo&fit=%FF', '?fit=fits&fit=with-adapter'],
    ['?from=60&to=40', '?from=40&to=60'],
    ['?from=1e1&to=0x10', '?from=10&to=16'],
    ['?from=-1&to=cheap', ''],
    ['?sort=shelf&stock=out&min=2', ''],
    ['?sort=price-up&min=1&stock=in&q=hub', '?q=hub&stock=in&min=1&sort=price-up'],
    ['?__proto__=1&constructor=2&sort=toString', ''],
  ])('canonicalises the query %j to %j', (sent, view) => {
    expect(catalogueSearch(catalogue, sent)).toBe(view);
    expect(catalogueSearch(catalogue, view)).toBe(view);
  });

  it.each(['🚲'.repeat(300), 'x'.repeat(5000), '\u{D83D}', 'a%b+c&d', ' '])(
    'is idempotent for the search %j',
    (q) => {
      const view = catalogueSearch(catalogue, `?${new URLSearchParams({ q }).toString()}`);
      expect(catalogueSearch(catalogue, view)).toBe(view);
    },
  );
});

it.each([
  ['?buy=1&quantity=2&category=brakes', '?buy=1&quantity=2'],
  ['?quantity=2&buy=a%20b&buy=c', '?buy=a+b&quantity=2'],
  ['?buy=', ''],
])('purchaseSearch canonicalises the query %j to %j', (sent, purchase) => {
  expect(purchaseSearch(sent)).toBe(purchase);
});
