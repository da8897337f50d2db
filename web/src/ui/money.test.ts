import { expect, it } from 'vitest';
import { formatCents, formatMoney } from './money.ts';

it("formatMoney uses the shop's currency unless another one is given", () => {
  expect(formatMoney(5990)).toBe('$5,990.00');
  expect(formatMoney(5990, 'jpy')).toBe('¥5,990');
  expect(formatCents(599_000, 'eur')).toBe('€5,990.00');
});
