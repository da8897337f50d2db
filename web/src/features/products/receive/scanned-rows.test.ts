import { expect, it } from 'vitest';
import {
  cleanCode,
  isReadTwice,
  isScan,
  piecesOf,
  toStockRows,
  typedLast,
  unitsByPart,
  withPieces,
  withScan,
} from './scanned-rows.ts';

it('counts one piece more if a part is scanned again, after pieces were typed too', () => {
  const once = withScan(withScan([], 'PW-1'), 'PW-2');
  expect(withScan(once, 'PW-1')).toEqual([
    { code: 'PW-1', pieces: '1+1' },
    { code: 'PW-2', pieces: '1' },
  ]);
  expect(withScan(withPieces(once, 'PW-2', '10'), 'PW-2')[0]).toEqual({ code: 'PW-2', pieces: '10+1' });
});

// github.com/odoo/odoo/issues/75710: 2 pieces typed after each of two scans were received as 22 or 2.
it('adds up the pieces typed after each scan of a part', () => {
  const typed = withPieces(withScan([], 'PW-1'), 'PW-1', '2');
  const [row = { code: '', pieces: '' }] = withScan(typed, 'PW-1');
  expect(piecesOf(row)).toBe(3);
  expect(piecesOf({ pieces: row.pieces.replace(/1$/u, '2') })).toBe(4);
  expect(typedLast('2+PW-2')).toBe('PW-2');
});

it.each(['', '0', '-3', '1.5', '1000000', '2+', '999999+1', 'x+1', '1+1+1'])(
  'receives nothing for the pieces %j',
  (pieces) => {
    expect(piecesOf({ pieces })).toBeNull();
  },
);

it.each([
  [' pw-ch12\r', 'PW-CH12'],
  ['ＰＷ－ＣＨ１２', 'PW-CH12'],
  ['pw  ch12', 'PW CH12'],
  ['\u0002PW-CH12\u0003', 'PW-CH12'],
  ['\u200bpw-1\ufeff', 'PW-1'],
])('reads the code %j as %s', (typed, code) => {
  expect(cleanCode(typed)).toBe(code);
});

it.each([
  ['PW-1', true],
  ['4006381333931', true],
  ['2+PW-1', true],
  ['2+10', false],
  ['10', false],
  ['999999', false],
  ['0', false],
  ['-3', false],
  ['', false],
])('takes %j in a field for pieces for the next part: %s', (typed, expected) => {
  expect(isScan(typed)).toBe(expected);
});

it('takes a label that is read twice within 0.3 s for one piece', () => {
  const last = { code: 'PW-1', at: 1000 };
  expect(isReadTwice({ code: 'PW-1', at: 1299 }, last)).toBe(true);
  expect(isReadTwice({ code: 'PW-1', at: 1300 }, last)).toBe(false);
  expect(isReadTwice({ code: 'PW-2', at: 1001 }, last)).toBe(false);
});

it('adds up codes of one part', () => {
  const rows = [
    { code: 'PW CH12', pieces: '2' },
    { code: 'PW-HUB', pieces: '1' },
    { code: 'PW-CH12', pieces: '10' },
  ];
  const partOf = (code: string) => ({ partNumber: code.replace(' ', '-') }) as never;
  expect(toStockRows(unitsByPart(rows, partOf))).toEqual([
    { partNumber: 'PW-CH12', change: 12 },
    { partNumber: 'PW-HUB', change: 1 },
  ]);
  expect(unitsByPart(rows, partOf).get('PW-CH12')).toBe(12);
});
