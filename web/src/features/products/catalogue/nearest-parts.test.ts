import type { CatalogueProduct } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import { nearestParts } from './nearest-parts.ts';

const catalogue = ['meridian-chain-12', 'zenith-chain-11', 'chain-tool', 'meridian-crankset', 'rotor-12'].map(
  (slug) => ({ slug }) as CatalogueProduct,
);
const nearest = (slug: string) => nearestParts(slug, catalogue).map((part) => part.slug);

it('nearestParts returns the parts that share the most words with a slug', () => {
  expect(nearest('meridian-chain-10')).toEqual([
    'meridian-chain-12',
    'zenith-chain-11',
    'chain-tool',
    'meridian-crankset',
  ]);
  expect(nearest('Rotor-12')).toEqual(['rotor-12']);
});

it('nearestParts returns nothing for a slug that shares only a number, or no word, with any part', () => {
  for (const slug of ['12', 'no-such-part', '', '🚲', 'a/b']) expect(nearest(slug), slug).toEqual([]);
});
