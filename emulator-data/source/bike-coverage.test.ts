import { expect, it } from 'vitest';
import { bikeQuestions } from '../../contract/src/fit/index.ts';
import { greedyQuestions, unknownShare } from './bike-coverage.ts';
import { completeBikes } from './complete-bikes.ts';
import { parts } from './parts.ts';

const bikes = Object.values(completeBikes);
const shop = { parts, bikes };

it('the nine questions decide three of five verdicts that are unknown without answers', () => {
  expect(unknownShare(shop, bikeQuestions)).toBeLessThanOrEqual(0.4 * unknownShare(shop, []));
});

it('no nine questions that are chosen greedily decide clearly more', () => {
  const best = greedyQuestions(shop, bikeQuestions.length).at(-1)?.unknown ?? 0;
  expect(unknownShare(shop, bikeQuestions) - best).toBeLessThan(0.02);
});

it('a completely measured bike leaves almost no verdict unknown', () => {
  const all = bikes.flatMap((bike) => Object.keys(bike));
  expect(unknownShare(shop, all)).toBeLessThan(0.05);
});
