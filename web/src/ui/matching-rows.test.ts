import { expect, it } from 'vitest';
import { matchingRows } from './matching-rows.ts';

const rows = ['Hub', 'Hüb cap', 'Chain'];
const never = () => false;

it('finds every word in the text of a row, best rows first', () => {
  const rankOf = (row: string) => (row === 'Chain' ? 0 : 1);
  const matching = { searchText: (row: string) => `${row} part`, rankOf, isStandIn: false };
  expect(matchingRows(rows, { ...matching, search: 'part hub' })).toEqual(['Hub', 'Hüb cap']);
  expect(matchingRows(rows, { ...matching, search: ' part' })).toEqual(['Chain', 'Hub', 'Hüb cap']);
  expect(matchingRows(rows, { ...matching, search: '', matches: (row) => row !== 'Hub' })).toEqual([
    'Hüb cap',
    'Chain',
  ]);
});

it('shows all rows that the server has filtered, and filters those of an earlier view meanwhile', () => {
  expect(matchingRows(rows, { search: 'x', matches: never, isStandIn: false })).toEqual(rows);
  expect(matchingRows(rows, { search: 'x', matches: never, isStandIn: true })).toEqual([]);
});
