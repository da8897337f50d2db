import type { CatalogueProduct } from '@pedalworks/contract';
import { partLinter } from '@pedalworks/contract/fit-lint';
import { expect, it } from 'vitest';
import { unchecked, type CheckedRow } from './import-rows.ts';
import { findingsOf } from './row-findings.ts';

const rim: CatalogueProduct = {
  ...{ _id: 'rim', slug: 'rim', name: 'Basalt Rim', partNumber: 'PW-1', category: null, range: 'Basalt' },
  ...{ price: 1, priceBreaks: [], quantity: 1, minOrder: 1, step: 1, img: '', kind: 'rim' as const },
  ...{ rating: { average: 0, count: 0 }, specs: [{ name: 'Size', value: '622 mm, ETRTO 622 × 25TSS' }] },
  interfaces: [{ key: 'rim-wall', side: 'provides', values: ['TSS'] }],
};

type Changes = NonNullable<CheckedRow['part']>['changes'];

function row(id: string | null, changes: Changes, file: CheckedRow['row'] = {}): CheckedRow {
  const read = { line: 4, partNumber: 'PW-1', name: 'Basalt Rim', row: file, issues: [], doubts: [] };
  const outcome = id === null ? 'created' : 'updated';
  const answer = { row: 0, outcome, id, name: 'Basalt Rim', seen: null, status: 'active' } as const;
  return { ...unchecked(read), part: { ...answer, changes } };
}

const findings = async (...rows: readonly CheckedRow[]) => {
  const { signal } = new AbortController();
  const found = await findingsOf(rows, { lint: partLinter([]), products: [rim], signal });
  return (found.get(4) ?? []).join(' ');
};

it('finds a brake track on a hookless rim of the shop that an import adds', async () => {
  const after = 'provides rim-wall: TSS\nprovides brake-surface: rim';
  const changes = [{ column: 'interfaces', before: 'provides rim-wall: TSS', after }] as const;
  expect(await findings(row('rim', [...changes]))).toMatch(/^Hookless rims have no track for rim brakes\./u);
});

it('compares the specs of a new part with its interfaces', async () => {
  const changes = [
    { column: 'name', before: '', after: 'Basalt Rim' },
    { column: 'specs', before: '', after: 'Size: 622 mm, ETRTO 622 × 25TSS' },
    { column: 'interfaces', before: '', after: 'provides rim-wall: C' },
  ] as const;
  expect(await findings(row(null, [...changes]))).toContain('but the interface says Hooked (C).');
});

it('does not compare texts if the file lacks the description of a part', async () => {
  const changes = [{ column: 'interfaces', before: '', after: 'provides rim-wall: C' }] as const;
  const says = 'but the interface says Hooked (C).';
  expect(await findings(row('rim', [...changes]))).not.toContain(says);
  expect(await findings(row('rim', [...changes], { description: 'A rim.' }))).toContain(says);
});
