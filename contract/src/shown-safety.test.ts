import { expect, it } from 'vitest';
import { noSafety } from './product-safety.ts';
import { shownSafety } from './shown-safety.ts';

const shop = {
  manufacturer: 'Pedalworks',
  address: 'Hall 4',
  contact: 'a@b.example',
  responsible: 'EU Rep, Berlin',
  warnings: 'Wear gloves.',
};

it.each([
  ['nothing', undefined, shop],
  ['only empty texts', noSafety, shop],
  ['its own warnings', { ...noSafety, warnings: 'Hot.' }, { ...shop, warnings: 'Hot.' }],
  [
    'another manufacturer',
    { ...noSafety, manufacturer: 'Other' },
    { ...noSafety, manufacturer: 'Other', warnings: 'Wear gloves.' },
  ],
])('a product with %s shows its own information first, without mixing manufacturers', (_name, own, shown) => {
  expect(shownSafety(own, shop)).toEqual(shown);
  expect(shownSafety(own, undefined)).toEqual(own ?? noSafety);
});
