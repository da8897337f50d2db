import { expect, it } from 'vitest';
import { bikeInterfaces, bikePart, interfaces, judge, verdictOfPair, type FitPart } from './index.ts';

/** Returns pseudo-random numbers from 0 to 1 (Park and Miller), the same in each run. */
function randomNumbers(): () => number {
  let seed = 44;
  return () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
}

const random = randomNumbers();
const anyOf = <T>(choices: readonly T[]): T | undefined => choices[Math.floor(random() * choices.length)];

function randomStatement() {
  const { key = '', values, range } = anyOf(interfaces) ?? {};
  const side = anyOf(['provides', 'needs'] as const) ?? 'needs';
  if (random() < 0.2) return { key, side };
  if (values !== undefined) return { key, side, values: [anyOf(Object.keys(values)) ?? ''] };
  const { min = 0, max = 0 } = range ?? {};
  return { key, side, min, max: min + Math.floor(random() * (max - min)) };
}

function randomPart(id: string): FitPart {
  return { id, name: id, interfaces: Array.from({ length: 8 }, randomStatement) };
}

it('verdictOfPair gives the verdict of judge for random parts and a bike', () => {
  const answers = bikeInterfaces.map(
    ({ key, values, range }) => [key, Object.keys(values ?? {})[0] ?? range?.min ?? null] as const,
  );
  const bike = bikePart({ interfaces: Object.fromEntries(answers) });
  const parts = [bike, ...Array.from({ length: 60 }, (_, index) => randomPart(`part-${String(index)}`))];
  const confirmed = { ...randomPart('confirmed'), fitOverrides: [override('part-1'), override('part-2')] };
  for (const a of [...parts, confirmed])
    for (const b of [...parts, confirmed])
      expect(verdictOfPair(a, b, parts), `${a.id} ${b.id}`).toBe(judge(a, b, parts).verdict);
});

const override = (productId: string) => ({ productId, verdict: 'fits' as const, reason: 'Measured.' });
