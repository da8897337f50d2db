import type { CatalogueProduct } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import { fitChanges, partsWithNewInterfaces } from './fit-changes.ts';
import { interfaceChanges } from './interface-changes.ts';
import { unchecked, type CheckedRow } from './import-rows.ts';

const product = (_id: string, interfaces: CatalogueProduct['interfaces']): CatalogueProduct => ({
  ...{ _id, slug: _id, name: _id, partNumber: _id, category: null, range: '', price: 1, priceBreaks: [] },
  ...{ quantity: 1, minOrder: 1, step: 1, img: '', specs: [], rating: { average: 0, count: 0 }, interfaces },
});

const products = [
  product('wheel', [{ key: 'freehub', side: 'provides', values: ['MS'] }]),
  product('cassette', [{ key: 'freehub', side: 'needs', values: ['HG-L2'] }]),
  product('bell', [{ key: 'bar-diameter', side: 'needs', min: 31.8, max: 31.8 }]),
  product('tyre', [
    { key: 'bead-seat', side: 'needs', values: ['622'] },
    { key: 'pressure', side: 'provides', max: 70 },
  ]),
  product('rim', [
    { key: 'bead-seat', side: 'provides', values: ['622'] },
    { key: 'pressure', side: 'provides', max: 60 },
  ]),
];

function row(line: number, id: string, ...cells: readonly [after: string, before?: string]): CheckedRow {
  const [after, before = ''] = cells;
  const file = { line, partNumber: id, name: id, row: {}, issues: [], doubts: [] };
  const changes = [{ column: 'interfaces', before, after }] as const;
  return {
    ...unchecked(file),
    part: {
      ...{ row: 0, outcome: 'updated', id, name: id, seen: null, status: 'active' },
      changes: [...changes],
    },
  };
}

const changesOf = (rows: readonly CheckedRow[]) =>
  fitChanges(partsWithNewInterfaces(rows), products, new AbortController().signal);

it('an import lists the pairs of parts whose verdict changes', async () => {
  const toMicroSpline = row(4, 'cassette', 'needs freehub: MS');
  expect(await changesOf([toMicroSpline])).toEqual([
    { line: 4, part: 'cassette', other: 'wheel', before: 'does-not-fit', after: 'fits' },
  ]);
  expect(await changesOf([row(4, 'cassette', '')])).toEqual([
    { line: 4, part: 'cassette', other: 'wheel', before: 'does-not-fit', after: 'unrelated' },
  ]);
});

it('an import lists a pair once if it changes both parts, and not at all if the verdict stays', async () => {
  const both = [row(2, 'wheel', 'provides freehub: ?'), row(3, 'cassette', 'needs freehub: MS')];
  expect(await changesOf(both)).toEqual([
    { line: 2, part: 'wheel', other: 'cassette', before: 'does-not-fit', after: 'unknown' },
  ]);
  expect(await changesOf([row(3, 'cassette', 'needs freehub: HG-L2, HG-L')])).toEqual([]);
});

it('an import lists the limits that it changes or drops, although the verdict stays', async () => {
  const limitsAfter = async (cell: string) =>
    (await changesOf([row(5, 'rim', cell)])).map(({ limits }) => limits);
  const rim = 'provides bead-seat: 622';
  const before = [expect.stringContaining('60 psi')];
  expect(await limitsAfter(`${rim}\nprovides pressure: up to 6 psi`)).toEqual([
    { before, after: [expect.stringContaining('6 psi')] },
  ]);
  expect(await limitsAfter(rim)).toEqual([{ before, after: [] }]);
  expect(await limitsAfter(`${rim}\nprovides pressure: up to 60 psi`)).toEqual([]);
});

it('an import lists the interfaces that it removes or changes, with units', () => {
  const before = 'provides bead-seat: 622\nprovides rim-wall: TSS\nprovides pressure: up to 60';
  const changes = interfaceChanges([
    row(5, 'rim', 'provides bead-seat: 622\nprovides pressure: up to 6', before),
  ]);
  expect(changes.map(({ line, before: was, after }) => [line, was, after])).toEqual([
    [5, 'Rim walls: provides Hookless (TSS)', null],
    [5, 'Maximum pressure: provides up to 60 psi', 'Maximum pressure: provides up to 6 psi'],
  ]);
});

it('an import of a kind is compared too', () => {
  const { part, ...rest } = row(6, 'rim', '');
  const changes = [{ column: 'kind' as const, before: '', after: 'rim' }];
  const changed = { ...rest, part: part && { ...part, changes } };
  expect(partsWithNewInterfaces([changed])).toEqual([{ line: 6, id: 'rim', kind: 'rim' }]);
});
