import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

const today = '2026-11-27';

it.each([
  ['a whole month', { from: '2026-10-01', to: '2026-10-31' }, 'journal-2026-10.csv'],
  ['a range of days', { from: '2026-10-05', to: '2026-11-26' }, 'journal-2026-10-05-to-2026-11-26.csv'],
  ['no start date', { to: '2026-11-26' }, 'journal-until-2026-11-26.csv'],
  ['no dates', {}, 'journal.csv'],
  [
    'this month until today',
    { from: '2026-11-01', to: today },
    'journal-2026-11-01-to-2026-11-27-so-far.csv',
  ],
  ['the whole of this month', { from: '2026-11-01', to: '2026-11-30' }, 'journal-2026-11-so-far.csv'],
])('the file name of a journal export reflects its period: %s', (_period, days, name) => {
  expect(fileNameOf('journal', { ...days, today })).toBe(name);
});
