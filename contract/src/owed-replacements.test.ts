import { expect, it } from 'vitest';
import { owedReplacements } from './owed-replacements.ts';

const replacement = (sent: number, back: number | null = null, quantity = 1) => ({
  kind: 'replacement' as const,
  lines: [{ line: 0, quantity }],
  shippedAt: new Date(sent),
  returnedAt: back === null ? null : new Date(back),
});
const owed = (...shipments: readonly ReturnType<typeof replacement>[]) => owedReplacements({ shipments }, 0);

it('counts replacements that came back until others of the same line are sent', () => {
  expect(owed(replacement(1))).toBe(0);
  expect(owed(replacement(1, 2))).toBe(1);
  expect(owed(replacement(1, 2), replacement(3))).toBe(0);
  expect(owed(replacement(1, 2), replacement(3, 4))).toBe(1);
  expect(owed(replacement(1, 2), replacement(3, 4), replacement(5))).toBe(0);
  expect(owed(replacement(1, 2, 2), replacement(3))).toBe(1);
});

it('ignores replacements that left before the parcel came back, other lines and other parcels', () => {
  expect(owed(replacement(1, 3), replacement(2))).toBe(1);
  expect(owedReplacements({ shipments: [replacement(1, 2)] }, 1)).toBe(0);
  expect(owedReplacements({ shipments: [{ ...replacement(1, 2), kind: 'order' }] }, 0)).toBe(0);
});
