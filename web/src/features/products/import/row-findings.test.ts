import type { CatalogueProduct } from '@pedalworks/contract';
import { lintPart } from '@pedalworks/contract/fit-lint';
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

function row(id: string | null, changes: Changes): CheckedRow {
  const read = { line: 4, partNumber: 'PW-1', name: 'Basalt Rim', row: {}, issues: [], doubts: [] };
  const outcome = id === null ? 'created' : 'updated';
  const answer = { row: 0, outcome, id, name: 'Basalt Rim', seen: null, status: 'active' } as const;
  return { ...unchecked(read), part: { ...answer, changes } };
}

const findings = async (...rows: readonly CheckedRow[]) => {
  const { signal } = new AbortController();
  const found = await findingsOf(rows, { lint: (part) => lintPart(part, []), products: [rim], signal });
  return (found.get(4) ?? []).join(' ');
};

it('finds a brake track on a hookless rim of the shop that an import adds', async () => {
  const after = 'provides rim-wall: TSS\nprovides brake-surface: rim';
  const changes = [{ column: 'interfaces', before: 'provides rim-wall: TSS', after }] as const;
  expect(await findings(row('rim', [...changes]))).toMatch(/^Hookless rims have no track for rim brakes\./u);
});

it('checks the interfaces of a new part', async () => {
  const changes = [
    { column: 'name', before: '', after: 'Basalt Rim' },
    { column: 'interfaces', before: '', after: 'provides rim-wall: TSS\nprovides brake-surface: rim' },
  ] as const;
  expect(await findings(row(null, [...changes]))).toContain('Hookless rims have no track for rim brakes.');
});
