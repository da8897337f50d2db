import type { ImportAnswer, ImportedPart } from '@pedalworks/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../../services/api-client.ts';
import {
  batchesOf,
  checkRows,
  endOf,
  staysArchived,
  isToWrite,
  kindOf,
  notTwice,
  problemsOf,
  unchecked,
  warningsOf,
  writeRows,
  type CheckedRow,
} from './import-rows.ts';

vi.mock('../../../services/api-client.ts');

const rowOf = (line: number, description = '') =>
  unchecked({
    line,
    partNumber: `PW-${String(line)}`,
    name: 'Hub',
    row: { partNumber: `PW-${String(line)}`, description },
    issues: [],
    doubts: [],
  });

interface Body {
  readonly rows: readonly { readonly partNumber: string; readonly seen?: unknown }[];
  readonly dryRun: boolean;
  readonly batch?: object;
}

const sent: Body[] = [];
let refused: readonly string[] = [];

const partAt = (row: number): ImportedPart => {
  const seen = { revision: 1, quantity: 2 };
  return {
    row,
    outcome: 'updated',
    id: 'hub',
    name: 'Hub',
    status: 'active',
    seen,
    changes: [],
  };
};

function shopAnswers(_name: string, { body }: { readonly body: Body }): Promise<ImportAnswer> {
  sent.push(body);
  const errors = body.rows.flatMap(({ partNumber }, row) =>
    refused.includes(partNumber) ? [{ row, path: '', message: 'Somebody has changed this part' }] : [],
  );
  const parts = body.rows.flatMap(({ partNumber }, row) =>
    refused.includes(partNumber) ? [] : [partAt(row)],
  );
  return Promise.resolve({ created: 0, updated: parts.length, unchanged: 0, parts, errors });
}

/** Answers the next request with these results, one for each row. */
const answerWith = (found: readonly Partial<ImportedPart>[]) =>
  vi.mocked(call).mockResolvedValueOnce({
    ...{ created: 0, updated: 0, unchanged: 0, errors: [] },
    parts: found.map((part, row) => ({ ...partAt(row), ...part })),
  } satisfies ImportAnswer);

let rows: readonly CheckedRow[] = [];
const onRows = (settled: readonly CheckedRow[]) => {
  rows = rows.map((row) => settled.find(({ line }) => line === row.line) ?? row);
};
const batch = { id: 'import-1', fileName: 'parts.csv' };
const going = () => ({ signal: new AbortController().signal, onRows, keepStock: true, batch });

beforeEach(() => {
  sent.length = 0;
  refused = [];
  rows = Array.from({ length: 250 }, (_, nth) => rowOf(nth + 2));
  vi.mocked(call).mockImplementation(shopAnswers as unknown as typeof call);
});

it('import batches have at most 100 rows, and fewer if 100 would exceed the size limit of the API', () => {
  expect(batchesOf(rows).map((batch) => batch.length)).toEqual([100, 100, 50]);
  const long = Array.from({ length: 40 }, (_, nth) => rowOf(nth, '重'.repeat(5000)));
  const sizes = batchesOf(long).map((batch) =>
    Buffer.byteLength(JSON.stringify(batch.map(({ row }) => row))),
  );
  expect(Math.max(...sizes)).toBeLessThan(90_000);
  expect(batchesOf(long).flat()).toEqual(long);
});

describe('an import', () => {
  it('writes each row once, with the product revision from the preview', async () => {
    await checkRows(rows, going());
    await writeRows(rows.filter(isToWrite), going());
    expect(sent.map(({ dryRun }) => dryRun)).toEqual([true, true, true, false, false, false]);
    expect(sent[3]?.rows[0]).toMatchObject({ partNumber: 'PW-2', seen: { revision: 1, quantity: 2 } });
    expect(sent.slice(3).map((body) => body.batch)).toEqual([batch, batch, batch]);
    expect(rows.every(({ isImported }) => isImported)).toBe(true);
    expect(rows.filter(isToWrite)).toEqual([]);
  });

  it('shows the shop’s error about a cell, or what a spreadsheet may have made of it', async () => {
    const doubts = [{ path: '', message: '“1.00E+05” looks like a number in scientific notation' }];
    rows = rows.slice(0, 2).map((row) => (row.line === 3 ? { ...row, doubts } : row));
    refused = ['PW-2', 'PW-3'];
    await checkRows(rows, going());
    expect(rows.map(problemsOf)).toEqual([['Somebody has changed this part'], [doubts[0]?.message]]);
  });

  it('checked again does not add a difference in stock twice', () => {
    const file = { ...rowOf(2), row: { partNumber: 'PW-2', name: 'Hub', stockChange: 10 } };
    const part = partAt(0);
    expect(notTwice(file, []).row).toEqual(file.row);
    expect(notTwice(file, [{ ...file, part, isImported: true }]).row).toEqual({
      partNumber: 'PW-2',
      name: 'Hub',
    });
    expect(notTwice(file, [{ ...file, part }]).row).toEqual({ ...file.row, seen: part.seen });
    expect(notTwice(rowOf(3), [{ ...rowOf(3), part, isImported: true }])).toEqual(rowOf(3));
  });

  it('skips rows that became invalid after the preview', async () => {
    await checkRows(rows, going());
    refused = ['PW-3', 'PW-150'];
    await writeRows(rows.filter(isToWrite), going());
    expect(sent.slice(3).map((body) => body.rows.length)).toEqual([100, 99, 100, 99, 50]);
    expect(rows.filter(({ isImported }) => isImported)).toHaveLength(248);
    expect(rows.find(({ line }) => line === 3)).toMatchObject({
      part: null,
      issues: [{ message: 'Somebody has changed this part' }],
    });
  });

  it('ends after the current batch when stopped', async () => {
    await checkRows(rows, going());
    const controller = new AbortController();
    const stopping = (settled: readonly CheckedRow[]) => {
      onRows(settled);
      controller.abort();
    };
    await writeRows(rows.filter(isToWrite), {
      ...going(),
      signal: controller.signal,
      onRows: stopping,
    });
    expect(rows.filter(({ isImported }) => isImported)).toHaveLength(100);
    expect(rows.filter(isToWrite)).toHaveLength(150);
    expect(rows.map(endOf)).toEqual([
      ...Array.from({ length: 100 }, () => 'updated'),
      ...Array.from({ length: 150 }, () => 'unwritten'),
    ]);
  });

  it('fails when the connection is lost, but marks the rows in earlier batches as imported', async () => {
    await checkRows(rows, going());
    vi.mocked(call)
      .mockImplementationOnce(shopAnswers as unknown as typeof call)
      .mockRejectedValueOnce(new Error('no line'));
    await expect(writeRows(rows.filter(isToWrite), going())).rejects.toThrow('no line');
    expect(rows.filter(({ isImported }) => isImported)).toHaveLength(100);
  });
});

it('an import rejects a cell that looks damaged by a spreadsheet, unless the cell would change nothing', async () => {
  const doubts = [{ path: 'range', message: '“2-Jan” looks like a date' }];
  const changes = [{ column: 'range' as const, before: '1-2', after: '2-Jan' }];
  answerWith([{ changes }, {}]);
  rows = rows.slice(0, 2).map((row) => ({ ...row, doubts }));
  await checkRows(rows, going());
  expect(rows.map(kindOf)).toEqual(['invalid', 'updated']);
  expect(rows[0]?.issues).toEqual(doubts);
});

it('an import rejects numbers that a spreadsheet has rewritten', async () => {
  const range = { column: 'range' as const, before: '007', after: '7' };
  answerWith([{ changes: [range] }, { changes: [{ ...range, after: '8' }] }]);
  rows = rows.slice(0, 2);
  await checkRows(rows, going());
  expect(rows.map(problemsOf)).toEqual([
    [expect.stringContaining('Range: “7” is the same number as the shop’s “007”')],
    [],
  ]);
});

it('an import warns about archived parts', () => {
  const row = { ...rowOf(2), part: { ...partAt(0), status: 'archived' as const } };
  expect([row, { ...row, row: { status: 'archived' } }].map(staysArchived)).toEqual([true, false]);
  expect(warningsOf(row)).toEqual(['Is archived and stays off sale']);
});

it('problemsOf lists each issue of an imported row once, with the name of the column', () => {
  const issues = [
    { path: 'price', message: 'Did you mean 1505.00 or 1.51?' },
    { path: 'price', message: 'Price must be a number alone, such as 4.50' },
    { path: 'stockChange', message: 'Only 5 are left' },
    { path: 'interfaces[0].values[0]', message: 'Freehub must be one of HG-L, MS' },
    { path: 'img', message: 'Image must be an http(s) address of a picture' },
    { path: 'images[0].url', message: 'Image must be an http(s) address of a picture' },
    { path: '', message: 'This row has an unclosed quotation mark' },
  ];
  expect(problemsOf({ issues })).toEqual([
    'Price: Did you mean 1505.00 or 1.51?',
    'Price must be a number alone, such as 4.50',
    'Available quantity: Only 5 are left',
    'Interfaces: Freehub must be one of HG-L, MS',
    'Images: Image must be an http(s) address of a picture',
    'This row has an unclosed quotation mark',
  ]);
});
