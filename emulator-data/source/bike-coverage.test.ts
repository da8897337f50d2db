import { expect, it } from 'vitest';
import { bikeQuestions, verdictOnBike } from '../../contract/src/fit/index.ts';
import { greedyQuestions, unknownShare } from './bike-coverage.ts';
import { completeBikes } from './complete-bikes.ts';
import { parts } from './parts.ts';

const bikes = Object.values(completeBikes);
const isDecided = (part: (typeof parts)[number]) =>
  bikes.some((interfaces) => {
    const verdict = verdictOnBike(part, { bike: { interfaces }, catalogue: parts });
    return verdict !== 'unknown' && verdict !== 'unrelated';
  });
const decided = parts.filter(isDecided);
const shop = { parts: decided, bikes };

it('the nine questions decide more than half of the verdicts that are unknown without answers', () => {
  expect(unknownShare(shop, bikeQuestions)).toBeLessThanOrEqual(0.5 * unknownShare(shop, []));
});

it('no nine questions that are chosen greedily decide clearly more', () => {
  const best = greedyQuestions(shop, bikeQuestions.length).at(-1)?.unknown ?? 0;
  expect(unknownShare(shop, bikeQuestions) - best).toBeLessThan(0.02);
});

it('a completely measured bike decides all parts but those that join a part that no question asks about', () => {
  const undecided = parts.filter((part) => !decided.includes(part)).map(({ kind }) => kind);
  expect([...new Set(undecided)].sort()).toEqual([
    ...['bottle', 'chainring-bolts', 'grommets', 'light', 'pump', 'spoke-key', 'spokes'],
    ...['tool', 'tyre-levers'],
  ]);
});
