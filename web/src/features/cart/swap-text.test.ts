import { expect, it } from 'vitest';
import { priceChangeText, shortName } from './swap-text.ts';

it.each([
  ['Meridian Cassette 11–34', 'Meridian Cassette 10–51', '11–34'],
  ['Quay Chain', 'Meridian Chain', 'Quay Chain'],
  ['Meridian', 'Meridian', 'Meridian'],
])('shortens %s in place of %s to %s', (name, other, text) => {
  expect(shortName(name, other)).toBe(text);
});

it('states the change of a price with its sign', () => {
  expect([-11_000, 500, 0].map(priceChangeText)).toEqual(['−$110.00 each', '+$5.00 each', 'same price']);
});
