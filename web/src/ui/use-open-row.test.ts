import { expect, it } from 'vitest';
import { hasLeft, updateSeen, type Seen } from './use-open-row.ts';

interface Row {
  readonly _id: string;
}

const ada: Row = { _id: 'ada' };
const listing = (view: string, rows: readonly Row[], isPlaceholder = false) => ({
  ...{ view, rows, isPlaceholder },
});
const nothing: Seen<Row> = { row: undefined, view: null };

it('the open row of a list closes when the row disappears from the list', () => {
  const seen = updateSeen(nothing, listing('view=admins', [ada]), 'ada');
  expect(hasLeft(seen, listing('view=admins', [ada]))).toBe(false);
  const after = listing('view=admins', []);
  expect(updateSeen(seen, after, 'ada').row).toBe(ada);
  expect(hasLeft(updateSeen(seen, after, 'ada'), after)).toBe(true);
});

it('the open row of a list stays open if the user opened it while a search that excludes it was pending', () => {
  const opened = updateSeen(
    updateSeen(nothing, listing('', [ada]), 'ada'),
    listing('search=b', [ada], true),
    'ada',
  );
  expect(hasLeft(opened, listing('search=b', []))).toBe(false);
  const late = updateSeen(nothing, listing('search=b', [ada], true), 'ada');
  expect(late.row).toBe(ada);
  expect(hasLeft(late, listing('search=b', []))).toBe(false);
});

it('the open row of a list is updated when the list is refetched', () => {
  const seen = updateSeen(nothing, listing('', [ada]), 'ada');
  const renamed = { ...ada };
  expect(updateSeen(seen, listing('', [renamed]), 'ada').row).toBe(renamed);
  expect(updateSeen(seen, listing('', []), null)).toEqual(nothing);
  expect(updateSeen(seen, listing('', []), 'other')).toEqual(nothing);
});
