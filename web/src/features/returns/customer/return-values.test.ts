import type { Order, OrderReturn } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { returnableLines, type ReturnableLine } from './returnable-lines.ts';
import {
  chosenLines,
  emptyReturn,
  hasWish,
  kindOf,
  reasonsFor,
  returnBody,
  returnRules,
  type LineValues,
} from './return-values.ts';

const parcel = (lines: readonly object[], deliveredAt: string | null) => ({
  ...{ kind: 'order', lines, deliveredAt, returnedAt: null },
});
const order = {
  lines: [
    { productId: 'chain', quantity: 3 },
    { productId: 'bolts', quantity: 4, refunded: 1 },
    { productId: 'rotor', quantity: 1 },
  ],
  shipments: [
    parcel([{ line: 0, quantity: 3 }], '2026-09-01T12:00:00Z'),
    parcel([{ line: 1, quantity: 2 }], '2026-11-01T12:00:00Z'),
  ],
} as unknown as Order;
const earlier = {
  ...{ number: 'RT-7K2M4X', state: 'approved', pieces: [] },
  lines: [{ line: 0, quantity: 1 }],
} as unknown as OrderReturn;
const terms = { returnDays: 60, timeZone: 'UTC', today: '2026-11-29' };

it('offers what was sent, and names the units in other returns, refunded and not sent', () => {
  expect(
    returnableLines(order, [earlier], terms).map(({ line, available, note, lastDay, isLate }) => [
      ...[line, available, note, lastDay, isLate],
    ]),
  ).toEqual([
    [0, 2, '1 in return RT-7K2M4X', '2026-10-31', true],
    [1, 2, '1 refunded, 1 not sent yet', '2026-12-31', false],
  ]);
});

const lineOf = (line: number, isLate: boolean) => ({ line, isLate, available: 3 }) as ReturnableLine;
const inTime = [lineOf(0, false), lineOf(2, false)];
const late = [lineOf(0, true), lineOf(2, false)];

function filled(lines: readonly ReturnableLine[], rows: readonly Partial<LineValues>[]) {
  const empty = emptyReturn(lines, () => '');
  return { ...empty, lines: empty.lines.map((row, nth) => ({ ...row, ...rows[nth] })) };
}

it('is a warranty claim if each part has a fault and the customer wants a replacement', () => {
  const kindFor = (lines: readonly ReturnableLine[], ...rows: readonly Partial<LineValues>[]) => {
    const chosen = chosenLines(filled(lines, rows), lines);
    return [hasWish(chosen), kindOf(chosen, 'replace'), kindOf(chosen, 'refund')];
  };
  const broken = { quantity: 1, reason: 'does-not-work' } as const;
  const unwanted = { quantity: 1, reason: 'changed-mind' } as const;
  expect(kindFor(inTime, broken)).toEqual([true, 'warranty', 'return']);
  expect(kindFor(inTime, broken, unwanted)).toEqual([false, 'return', 'return']);
  expect(kindFor(late, broken)).toEqual([false, 'warranty', 'warranty']);
  expect(kindFor(inTime)).toEqual([false, 'return', 'return']);
});

it('sends the chosen pieces, and the bike only of a part that does not fit', () => {
  const rows = [
    { quantity: 2, reason: 'does-not-fit', bikeId: 'gravel' },
    { quantity: 1, reason: 'wrong-part', bikeId: 'gravel' },
  ] as const;
  expect(returnBody({ ...filled(inTime, rows), note: 'Too wide' }, inTime)).toEqual({
    kind: 'return',
    lines: [
      { line: 0, quantity: 2, reason: 'does-not-fit', bikeId: 'gravel' },
      { line: 2, quantity: 1, reason: 'wrong-part' },
    ],
    note: 'Too wide',
  });
});

it('requires a part, a reason, and the warranty for a part whose return days are over', async () => {
  const problems = (lines: readonly ReturnableLine[], ...rows: readonly Partial<LineValues>[]) =>
    returnRules(lines)
      .validate(filled(lines, rows), { abortEarly: false })
      .then(
        () => [],
        (error: unknown) =>
          (error as ValidationError).inner.map(({ path, message }) => `${path ?? ''}: ${message}`),
      );
  expect(reasonsFor(lineOf(0, true))).toEqual(['damaged', 'does-not-work']);
  expect(await problems(inTime)).toEqual(['lines: Choose at least one part']);
  expect(await problems(inTime, { quantity: 1 })).toEqual(['lines[0].reason: Choose a reason']);
  expect(await problems(inTime, { quantity: 1, reason: 'damaged' })).toEqual([]);
  const broken = { quantity: 1, reason: 'damaged' } as const;
  expect(await problems(late, broken, { quantity: 1, reason: 'changed-mind' })).toEqual([
    'lines[0].reason: Only the warranty covers this part now. Send it in a return of its own.',
  ]);
});
