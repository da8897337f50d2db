import { auditActions, type AuditEntry } from '@pedalworks/contract';
import { describe, expect, it } from 'vitest';
import { summaryOf } from './audit-summaries.ts';
import { changesOf } from './audit-changes.ts';

const linesOf = (before: object | null, after: object | null) =>
  changesOf({ before, after }).map(
    ({ field, before, after }) => `${field}: ${String(before)} → ${String(after)}`,
  );

describe('changes in an audit entry', () => {
  it('include only changed fields, with formatted amounts and counts', () => {
    const before = { priceCents: 123_450, quantity: 1000, name: 'Rim' };
    const after = { priceCents: 5, quantity: 0, name: 'Rim', reason: 'Recount' };
    expect(linesOf(before, after)).toEqual([
      'Price: $1,234.50 → $0.05',
      'Available: 1,000 → 0',
      'Reason: null → Recount',
    ]);
  });

  it('include only the status if a part was archived', () => {
    const before = { name: 'Rim', status: 'active', revision: 3, updatedAt: '2026-11-26T10:00:00Z' };
    expect(linesOf(before, { status: 'archived' })).toEqual(['Status: active → archived']);
  });

  it('include every field with a value if something was created or deleted', () => {
    expect(linesOf(null, { name: 'Rim', range: '', specs: [] })).toEqual(['Name: null → Rim']);
    expect(linesOf({ comment: 'Good.', published: true, productId: null }, null)).toEqual([
      'Comment: Good. → null',
      'Published: yes → null',
    ]);
    expect(linesOf(null, { created: 0, updated: 2, undone: 1, left: 0 })).toEqual([
      'Parts changed: null → 2',
      'Parts restored: null → 1',
    ]);
    expect(linesOf(null, null)).toEqual([]);
  });

  it('name nested fields by their path and put list items on separate lines', () => {
    const seller = { name: 'Pedalworks', vatId: '', taxRatePercent: 0 };
    expect(
      linesOf({ enforceStock: false, seller }, { enforceStock: true, seller: { ...seller, vatId: 'DE1' } }),
    ).toEqual(['Enforce stock: no → yes', 'Seller: VAT ID: null → DE1']);
    const specs = [{ name: 'Weight', value: '250 g' }];
    expect(linesOf({ specs }, { specs: [...specs, { name: 'Teeth', value: '50' }] })).toEqual([
      'Specs: Weight: 250 g → Weight: 250 g\nTeeth: 50'.replace('Specs', 'Specifications'),
    ]);
    const priceBreaks = [{ from: 10, unitPriceCents: 4100 }];
    expect(linesOf({ priceBreaks: [] }, { priceBreaks })).toEqual(['Price breaks: null → from 10: $41.00']);
    expect(
      linesOf(null, { lines: [{ productId: 'hub', quantity: 2 }], changed: ['street', 'city'] }),
    ).toEqual(['Lines: null → 2 × hub', 'Changed: null → street\ncity']);
  });

  it('describe kind, interfaces and overrides of compatibility in words', () => {
    const interfaces = [{ key: 'axle-rear', side: 'needs', values: ['12x142'] }];
    const fitOverrides = [{ productId: 'hub', verdict: 'does-not-fit', reason: 'Too wide.' }];
    const before = { kind: null, interfaces: [], fitOverrides: [] };
    expect(linesOf(before, { kind: 'rear-hub', interfaces, fitOverrides })).toEqual([
      'Kind: null → Rear hub',
      'Compatibility: null → Rear axle: needs 12 × 142',
      'Compatibility overrides: null → Does not fit: hub. Too wide.',
    ]);
  });
});

it('every audit action has a non-empty summary, even if the entry has neither a name nor values', () => {
  const entry = {
    _id: '1',
    createdAt: '',
    by: { uid: '', email: '' },
    target: 'x',
    targetName: '',
    before: null,
    after: null,
  };
  for (const action of auditActions) {
    const { phrase: did, name } = summaryOf({ ...entry, action } satisfies AuditEntry);
    expect([did, name].map((text) => text.length > 0)).toEqual([true, true]);
  }
});
