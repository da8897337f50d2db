import { expect, it } from 'vitest';
import { findTwins, numberWarning } from './tracking-rows.ts';

it('warns about a tracking number that a spreadsheet has rounded or that another order has', () => {
  const others = [{ order: 'PW-AAA111', number: '1Z1' }];
  expect(numberWarning('9.40551E+21', others)).toContain('rounded');
  expect(numberWarning(' 1Z1 ', others)).toBe('Order PW-AAA111 has the same number.');
  expect(numberWarning('', [{ order: 'PW-AAA111', number: '' }])).toBeNull();
  expect(numberWarning('1Z2', others)).toBeNull();
});

it('ignores spaces, hyphens and case when comparing tracking numbers', () => {
  const others = [{ order: 'PW-AAA111', number: '1Z999AA10123456784' }];
  for (const number of ['1z 999 aa1 0123 4567 84', '1Z-999-AA1-0123456784', ' 1Z999AA10123456784'])
    expect(numberWarning(number, others)).toBe('Order PW-AAA111 has the same number.');
  expect(numberWarning('1Z999AA10123456785', others)).toBeNull();
  expect(numberWarning('-', [{ order: 'PW-AAA111', number: ' ' }])).toBeNull();
});

it('finds the orders with the same number once for all rows', () => {
  const [one, two] = [
    { order: 'PW-AAA111', number: '1Z 1' },
    { order: 'PW-BBB222', number: '1z1' },
  ];
  const twinsOf = findTwins([one, two, { order: 'PW-CCC333', number: '' }]);
  expect([one, two].map(twinsOf)).toEqual([[two], [one]]);
  expect(twinsOf({ order: 'PW-CCC333', number: '' })).toEqual([]);
});
