import type { ImportedPart } from '@pedalworks/contract';
import { afterEach, expect, it, vi } from 'vitest';
import {
  checkRows,
  isToWrite,
  kindOf,
  problemsOf,
  unchecked,
  warningsOf,
  writeRows,
  type CheckedRow,
} from './import-rows.ts';

afterEach(() => vi.unstubAllGlobals());

const part: ImportedPart = {
  ...{ row: 0, outcome: 'updated', id: 'hub', name: 'Hub', status: 'active' },
  ...{ seen: { revision: 1, quantity: 2 }, changes: [], conflicts: [] },
};

/** Previews a file with a row for each of `found`, for which the shop reports these changes. */
async function preview(found: readonly Partial<ImportedPart>[], change: Partial<CheckedRow> = {}) {
  const parts = found.map((changes, row) => ({ ...part, row, ...changes }));
  const answer = { created: 0, updated: 0, unchanged: 0, errors: [], parts };
  const sent: string[] = [];
  vi.stubGlobal('fetch', (_address: string, { body }: { readonly body: string }) => {
    sent.push(body);
    return Promise.resolve(Response.json(answer));
  });
  const file = { name: 'Hub', row: {}, issues: [], doubts: [] };
  let rows = found.map((_part, line) => ({
    ...unchecked({ line, partNumber: `PW-${line}`, ...file }),
    ...change,
  }));
  const onRows = (settled: readonly CheckedRow[]) => {
    rows = [...settled];
  };
  const going = { signal: new AbortController().signal, keepStock: true, onRows };
  await checkRows(rows, going);
  const write = async () => {
    await writeRows(rows.filter(isToWrite), { ...going, batch: { id: 'import-1', fileName: '' } });
    return JSON.parse(sent.at(-1) ?? '') as { readonly rows: readonly object[] };
  };
  return { rows, write };
}

const specs = { column: 'specs', before: 'Bore: ⌀7 mm', after: 'Bore: ?7 mm' } as const;
const conflict = { ...specs, before: 'Bore: 8 mm', exported: 'Bore: ⌀7 mm' };
const range = { column: 'range', before: '007', after: '7' } as const;

it('an import rejects a cell that looks damaged by a spreadsheet, unless the cell would change nothing', async () => {
  const doubts = [{ path: 'range', message: '“2-Jan” looks like a date' }];
  const changes = [{ column: 'range' as const, before: '1-2', after: '2-Jan' }];
  const { rows } = await preview([{ changes }, {}], { doubts });
  expect(rows.map(kindOf)).toEqual(['invalid', 'updated']);
  expect(rows[0]?.issues).toEqual(doubts);
});

it('an import rejects numbers that a spreadsheet has rewritten, and texts with question marks for characters', async () => {
  const wanted = [{ ...specs, after: 'Bore: ⌀8 mm' }];
  const { rows } = await preview([
    { changes: [range] },
    { changes: [specs] },
    { conflicts: [conflict] },
    { changes: wanted },
  ]);
  const lost = 'Specs: characters were lost when the file was saved (⌀ became ?). Save it as UTF-8.';
  expect(rows.map(problemsOf)).toEqual([
    [expect.stringContaining('Range: “7” is the same number as the shop’s “007”')],
    [lost],
    [lost],
    [],
  ]);
});

it('an import of an export keeps the values of damaged cells, and writes the other cells of the row', async () => {
  const price = { column: 'price', before: '12.50', after: '14.00' } as const;
  const edited = { ...specs, before: `${specs.before}\nTeeth: 42`, after: `${specs.after}\nTeeth: 44` };
  const images = {
    column: 'images',
    before: 'https://a.example/1.webp →',
    after: 'https://a.example/1.webp ?',
  } as const;
  const exported = { revision: 1, quantity: 2 };
  const { rows, write } = await preview(
    [
      { changes: [price, specs, images, range] },
      { changes: [price, edited] },
      { changes: [specs], conflicts: [conflict] },
    ],
    { row: { exported, price: 14, specs: [], images: [], img: '', range: '7' } },
  );
  expect(rows.map(kindOf)).toEqual(['updated', 'invalid', 'unchanged']);
  expect(rows[0]?.part?.changes).toEqual([price]);
  expect(rows.slice(0, 1).map(warningsOf)).toEqual([
    [
      'Specs: characters were lost when the file was saved (⌀ became ?). The shop’s value stays.',
      'Images: characters were lost when the file was saved (→ became ?). The shop’s value stays.',
      'Range: a spreadsheet rewrote “007” as “7”. The shop’s value stays.',
    ],
  ]);
  expect((await write()).rows).toEqual([{ exported, price: 14, seen: part.seen, overwrite: [] }]);
});
