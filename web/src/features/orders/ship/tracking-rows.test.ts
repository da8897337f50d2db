import { expect, it } from 'vitest';
import { shortList, numberWarning, parsePastedNumbers } from './tracking-rows.ts';

const orders = ['PW-AAA111', 'PW-BBB222', 'PW-CCC333'].map((number) => ({ _id: `id of ${number}`, number }));
const pasted = (text: string, start = 0) => {
  const { numbers, unmatched } = parsePastedNumbers(text, orders, start) ?? {
    numbers: new Map<string, string>(),
    unmatched: [],
  };
  return { numbers: orders.map(({ _id }) => numbers.get(_id) ?? ''), unmatched };
};

it.each([
  ['a column', '1Z1\n1Z2\n1Z3', { numbers: ['1Z1', '1Z2', '1Z3'], unmatched: [] }],
  ['a heading and a column', 'Number\r\n1Z1\r\n1Z2\r\n', { numbers: ['1Z1', '1Z2', ''], unmatched: [] }],
  ['a heading and one number', 'Number\n1Z1\n', { numbers: ['1Z1', '', ''], unmatched: [] }],
  ['quoted cells', '"1Z1"\n"1Z2"', { numbers: ['1Z1', '1Z2', ''], unmatched: [] }],
])('fills the shipping rows with tracking numbers pasted as %s', (_what, text, expected) => {
  expect(pasted(text)).toEqual(expected);
});

it.each([
  ['blank', '1Z1\r\n\r\n1Z3\r\n', ['1Z1', '', '1Z3']],
  ['blank in both columns', '1Z1\tUPS\n\t\n1Z3\tUPS', ['1Z1', '', '1Z3']],
  ['blank and in the first line', '\n1Z2\n1Z3', ['', '1Z2', '1Z3']],
  ['blank and above the only number', '\r\n1Z2\r\n', ['', '1Z2', '']],
  ['blank and below a heading', 'Number\n\n1Z2', ['', '1Z2', '']],
  ['a dash or n/a', '-\n1Z2\nn/a', ['', '1Z2', '']],
])('skips the shipping row if the pasted cell is %s', (_what, text, numbers) => {
  expect(pasted(text)).toEqual({ numbers, unmatched: [] });
});

it('reports pasted tracking numbers beyond the last shipping row, but not the blank lines after them', () => {
  expect(pasted('1Z1\n\n1Z3\n1Z4\n\n')).toEqual({ numbers: ['1Z1', '', '1Z3'], unmatched: ['1Z4'] });
});

it('fills the shipping rows from the focused one to the last, and reports surplus tracking numbers', () => {
  expect(pasted('1Z1\n1Z2\n1Z3\n1Z4', 1)).toEqual({ numbers: ['', '1Z1', '1Z2'], unmatched: ['1Z3', '1Z4'] });
});

it.each([
  [
    'tabs, and lines in a different order',
    'PW-CCC333\t1Z3\nPW-AAA111\t1Z1',
    { numbers: ['1Z1', '', '1Z3'], unmatched: [] },
  ],
  ['other columns', 'pw aaa111;UPS;1Z1;\n#PW-BBB222;UPS;1Z2', { numbers: ['1Z1', '1Z2', ''], unmatched: [] }],
  [
    'unknown orders',
    'PW-XXX999\t1Z9\nPW-BBB222\t1Z2',
    { numbers: ['', '1Z2', ''], unmatched: ['PW-XXX999'] },
  ],
  [
    'only unknown orders',
    'PW-XXX999\t1Z9\nPW-YYY888\t1Z8',
    { numbers: ['', '', ''], unmatched: ['PW-XXX999', 'PW-YYY888'] },
  ],
  ['blank lines', '\nPW-BBB222\t1Z2\n\nPW-AAA111\t1Z1\n', { numbers: ['1Z1', '1Z2', ''], unmatched: [] }],
  [
    'an order without a tracking number',
    'PW-BBB222\t\nPW-AAA111\t1Z1',
    { numbers: ['1Z1', '', ''], unmatched: [] },
  ],
  [
    'an order with two tracking numbers',
    'PW-AAA111\t1Z1\nPW-AAA111\t1Z2',
    { numbers: ['1Z2', '', ''], unmatched: ['1Z1'] },
  ],
  ['spaces', 'PW-CCC333 1Z3\n1Z1 PW-AAA111', { numbers: ['1Z1', '', '1Z3'], unmatched: [] }],
  [
    'spaces, also within a tracking number',
    '#PW-CCC333 1Z 99 3\nPW-XXX999 1Z9',
    { numbers: ['', '', '1Z 99 3'], unmatched: ['PW-XXX999'] },
  ],
  ['one line with a space', 'PW-BBB222 1Z2', { numbers: ['', '1Z2', ''], unmatched: [] }],
  ['one line', 'PW-BBB222\t1Z2', { numbers: ['', '1Z2', ''], unmatched: [] }],
])('assigns pasted tracking numbers by order number if the text has %s', (_what, text, expected) => {
  expect(pasted(text, 2)).toEqual(expected);
});

it('lets the browser paste a single tracking number', () => {
  expect(parsePastedNumbers('1Z999AA10123456784', orders, 0)).toBeNull();
  expect(parsePastedNumbers(' 1Z1 \n', orders, 0)).toBeNull();
  expect(parsePastedNumbers('1Z 999 AA1', orders, 0)).toBeNull();
  expect(parsePastedNumbers('\n\n', orders, 0)).toBeNull();
});

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

it('shortens a list of names to the first three and a count of the others', () => {
  expect(shortList(['PW-AAAAAA'])).toBe('PW-AAAAAA');
  expect(shortList(['PW-A', 'PW-B', 'PW-C', 'PW-D', 'PW-E'])).toBe('PW-A, PW-B, PW-C, and 2 more');
});
