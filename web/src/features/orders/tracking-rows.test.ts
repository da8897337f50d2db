import { expect, it } from 'vitest';
import { numberWarning, pastedNumbers } from './tracking-rows.ts';

const orders = ['PW-AAA111', 'PW-BBB222', 'PW-CCC333'].map((number) => ({ _id: `id of ${number}`, number }));
const pasted = (text: string, start = 0) => {
  const { numbers, left } = pastedNumbers(text, orders, start) ?? {
    numbers: new Map<string, string>(),
    left: 0,
  };
  return { numbers: orders.map(({ _id }) => numbers.get(_id) ?? ''), left };
};

it.each([
  ['a column', '1Z1\n1Z2\n1Z3', { numbers: ['1Z1', '1Z2', '1Z3'], left: 0 }],
  ['a heading and empty lines', 'Number\r\n1Z1\r\n\r\n1Z2\r\n', { numbers: ['1Z1', '1Z2', ''], left: 0 }],
  ['quoted cells', '"1Z1"\n"1Z2"', { numbers: ['1Z1', '1Z2', ''], left: 0 }],
])('fills the rows from %s', (_what, text, expected) => {
  expect(pasted(text)).toEqual(expected);
});

it('fills the rows from the field on, and counts the numbers that are too many', () => {
  expect(pasted('1Z1\n1Z2\n1Z3\n1Z4', 1)).toEqual({ numbers: ['', '1Z1', '1Z2'], left: 2 });
});

it.each([
  ['tabs, in another order', 'PW-CCC333\t1Z3\nPW-AAA111\t1Z1', { numbers: ['1Z1', '', '1Z3'], left: 0 }],
  ['other columns', 'pw aaa111;UPS;1Z1;\n#PW-BBB222;UPS;1Z2', { numbers: ['1Z1', '1Z2', ''], left: 0 }],
  ['unknown orders', 'PW-XXX999\t1Z9\nPW-BBB222\t1Z2', { numbers: ['', '1Z2', ''], left: 1 }],
  ['one line', 'PW-BBB222\t1Z2', { numbers: ['', '1Z2', ''], left: 0 }],
])('finds the order of each number in %s', (_what, text, expected) => {
  expect(pasted(text, 2)).toEqual(expected);
});

it('leaves a single number to the field', () => {
  expect(pastedNumbers('1Z999AA10123456784', orders, 0)).toBeNull();
  expect(pastedNumbers(' 1Z1 \n', orders, 0)).toBeNull();
});

it('warns of a number that a spreadsheet has rounded, or that another order has', () => {
  const others = [{ order: 'PW-AAA111', number: '1Z1' }];
  expect(numberWarning('9.40551E+21', others)).toContain('rounded');
  expect(numberWarning(' 1Z1 ', others)).toBe('Order PW-AAA111 has the same number.');
  expect(numberWarning('', [{ order: 'PW-AAA111', number: '' }])).toBeNull();
  expect(numberWarning('1Z2', others)).toBeNull();
});
