import { expect, it } from 'vitest';
import { parsePastedNumbers } from './tracking-rows.ts';

const ids = ['PW-AAA111', 'PW-BBB222', 'PW-CCC333'];
const pasted = (text: string, { carrier = 'Velo Post' } = {}) => {
  const found = parsePastedNumbers(
    text,
    ids.map((number) => ({ _id: number, number, carrier })),
    0,
  );
  return { numbers: ids.map((id) => found?.numbers.get(id) ?? ''), problems: found?.problems ?? [] };
};

it.each([
  'EAN',
  'Invoice',
  'VAT ID',
  'Account',
  'Handy',
  'Return tracking number',
  'Retourennummer',
  'EAN 13',
])('takes no column with the heading %s for tracking numbers', (heading) => {
  expect(
    pasted(`Order\t${heading}\nPW-AAA111\t90500123450\nPW-BBB222\t90500123451`, { carrier: 'GLS' }),
  ).toEqual({
    numbers: ['', '', ''],
    problems: [expect.stringContaining('No tracking numbers were recognised') as string],
  });
});

it.each([
  ['Void', 'Y', 'N'],
  ['Status', 'Voided', 'Printed'],
  ['Status', 'Storniert', 'OK'],
  ['Voided at', '2026-11-28T09:30:00Z', ''],
  ['Status', 'Cancelled by sender', 'Printed'],
  ['Direction', 'Inbound', 'Outbound'],
  ['Is return', 'true', 'false'],
  ['Type', 'Return label', 'Outbound'],
])('leaves out the labels that a column %s calls %s', (heading, invalid, valid) => {
  const lines = [`PW-AAA111,1Z1,${invalid}`, `PW-AAA111,1Z2,${valid}`, `PW-BBB222,1Z3,${invalid}`];
  const text = [`Order,Tracking number,${heading}`, ...lines];
  expect(pasted(text.join('\n'))).toEqual({
    numbers: ['1Z2', '', ''],
    problems: ['Left out cancelled or return labels: 1Z1 and 1Z3.'],
  });
  const sequence = text.map((line) => line.slice(line.indexOf(',') + 1)).join('\n');
  expect(pasted(sequence).numbers).toEqual(['', '', '']);
});

it.each([
  ['PW-AAA111: 1Z1\nPW-CCC333: 1Z3', ['1Z1', '', '1Z3']],
  ['| Order | Tracking |\n|---|---|\n| PW-CCC333 | 1Z3 |', ['', '', '1Z3']],
  ['Rider PW CCC333\t1Z3\nPWAAA111/1\t1Z1', ['1Z1', '', '1Z3']],
  ['PW-AAA111 + PW-BBB222\t1Z1\nPW-CCC333\t1Z3', ['1Z1', '1Z1', '1Z3']],
])('finds the order numbers in %j', (text, numbers) => {
  expect(pasted(text)).toEqual({ numbers, problems: [] });
});

it.each([
  'Order,Tracking number\n1001,1Z1\n1002,1Z2',
  'Reference 1\tTracking number\nSO-1001\t1Z1',
  'Order\tPW-AAA111\tPW-BBB222\nTracking\t1Z1\t1Z2',
  'Order\tTracking events\nPW-AAA111\t4\nPW-BBB222\t5',
  'Order\tTracked service\nPW-AAA111\t48\nPW-BBB222\t24',
  'Order\tShipment number\nPW-AAA111\t123456\nPW-BBB222\t123457',
  'PW-AAA111\t503-555-0103\nPW-BBB222\t503-555-0104',
  'PW-AAA111\tDE123456789\nPW-BBB222\tATU12345678',
  'PW-AAA111\t2026-000042\nPW-BBB222\t2026-000043',
  'PW-AAA111\t2 of 3\nPW-BBB222\t1/3',
  'PW-AAA111 09:30\nPW-BBB222 10:15',
  'PW-AAA111 1Z1 UPS\nPW-BBB222 1Z2 UPS',
  'Order\tTracking number\nPW-AAA111\t340434161094015000',
  'PW-AAA111\t20261128093012\nPW-BBB222\t20261128093112',
  'PW-AAA111\tRobin Rider\t5035550103\nPW-BBB222\tAda\t5035550104',
])('fills in nothing and says so: %j', (text) => {
  const { numbers, problems } = pasted(text, { carrier: 'DPD' });
  expect(numbers).toEqual(['', '', '']);
  expect(problems).not.toEqual([]);
});
