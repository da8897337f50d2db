import { expect, it } from 'vitest';
import { counted, listed, plural } from './words.ts';

it('uses the singular for one only', () => {
  expect([0, 1, 2].map((count) => plural(count, 'is', 'are'))).toEqual(['are', 'is', 'are']);
  expect(counted(1, 'part')).toBe('1 part');
  expect(counted(1200, 'entry', 'entries')).toBe('1,200 entries');
});

it('shortens a list of names to the first three and a count of the others', () => {
  expect(listed(['PW-AAAAAA'], { max: 3 })).toBe('PW-AAAAAA');
  expect(listed(['PW-A', 'PW-B', 'PW-C', 'PW-D', 'PW-E'], { max: 3 })).toBe('PW-A, PW-B, PW-C, and 2 more');
  expect(listed(['PW-A', 'PW-B', 'PW-C', 'PW-D'], { max: 3 })).toBe('PW-A, PW-B, PW-C, and PW-D');
});
