import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { personalDataTable } from './personal-data-table.ts';

const security = readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8');

const listed = (names: readonly string[]) => [...new Set(names)].join(', ');

const erasedBy = ({ erasure }: (typeof personalDataTable)[number]) => {
  if (erasure === 'keep') return ['nothing'];
  return erasure === 'delete' ? ['document'] : Object.keys(erasure).map((field) => `\`${field}\``);
};

it('the personal data table in the code matches the one in docs/security.md', () => {
  const collections = [...new Set(personalDataTable.map(({ collection }) => collection))];
  const expected = collections.map((name) => {
    const rows = personalDataTable.filter(({ collection }) => collection === name);
    return [
      `\`${name}\``,
      listed(rows.map(({ field }) => `\`${field}\``)),
      rows.some(({ isExported }) => isExported) ? 'yes' : 'no',
      listed(rows.flatMap(erasedBy)),
    ];
  });
  const [, erasure = ''] = security.split('## Erasure\n');
  const lines = erasure.split('\n').filter((line) => line.startsWith('| `'));
  const documented = lines.map((line) =>
    line
      .split('|')
      .slice(1, 5)
      .map((cell) => cell.trim()),
  );
  expect(documented).toEqual(expected);
});
