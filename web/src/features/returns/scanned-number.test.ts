import { expect, it } from 'vitest';
import { scannedNumber } from './scanned-number.ts';

it.each([
  ['RT-7K2M4X', 'RT-7K2M4X'],
  ['rt-7k2m4x', 'RT-7K2M4X'],
  ['7k2m4x', 'RT-7K2M4X'],
  [' RT 7K2M4X\t', 'RT-7K2M4X'],
  // A scanner for the US layout on a German keyboard.
  ['RTß7K2M4X', 'RT-7K2M4X'],
  ['PW-7K2M4X', null],
  ['4006381333931', null],
  ['', null],
])('reads %j as the return number %j', (typed, number) => {
  expect(scannedNumber(typed)).toBe(number);
});

it('reads six characters that begin with RT as a number without the prefix', () => {
  expect(scannedNumber('RT2345')).toBe('RT-RT2345');
});
