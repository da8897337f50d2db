import type { CatalogueProduct } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import { nearestParts } from './nearest-parts.ts';

const catalogue = ['meridian-chain-12', 'zenith-chain-11', 'chain-tool', 'meridian-crankset', 'rotor-12'].map(
  (slug) => ({ slug }) as CatalogueProduct,
);
const nearest = (slug: string) => nearestParts(slug, catalogue).map((part) => part.slug);

it('finds the parts that share most words of an address, in the order of the shelf', () => {
  expect(nearest('meridian-chain-10')).toEqual([
    'meridian-chain-12',
    'zenith-chain-11',
    'chain-tool',
    'meridian-crankset',
  ]);
  expect(nearest('Rotor-12')).toEqual(['rotor-12']);
});

it('finds none by a number or by words that no part has', () => {
  for (const slug of ['12', 'no-such-part', '', '🚲', 'a/b']) expect(nearest(slug), slug).toEqual([]);
});
