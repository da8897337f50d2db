import { expect, test } from 'vitest';
import { conflicts, mergedValues } from './compare-values.ts';
import { interfaceValuesOf } from './compatibility/interface-values.ts';
import { valuesOf } from './product-values.ts';

const base = { ...valuesOf(null), name: 'Hub', price: '10.00', quantity: '5' };
const mine = { ...base, name: 'My hub', quantity: '7', reason: 'Delivery' };
const theirs = { ...base, name: 'Their hub', price: '12.00', quantity: '4', slug: 'hub' };

test("merging two edits of a product prefers the user's values and adds up both changes in stock", () => {
  const merged = { name: 'My hub', price: '12.00', slug: 'hub', quantity: '6', reason: 'Delivery' };
  expect(mergedValues({ base, mine, theirs })).toMatchObject(merged);
});

test('conflicts() separates fields changed by both the user and another admin from fields changed only by that admin', () => {
  const expected = {
    both: [{ label: 'Name', theirs: 'Their hub', mine: 'My hub' }],
    theirs: ['Slug', 'Price', 'Available quantity'],
  };
  expect(conflicts({ base, mine, theirs })).toEqual(expected);
  expect(conflicts({ base, mine: theirs, theirs })).toEqual({ both: [], theirs: [] });
  expect(conflicts({ base, mine: { ...base, price: '99' }, theirs }).both).toEqual([
    { label: 'Price', theirs: '$12.00', mine: '$99.00' },
  ]);
});

test('merging keeps the interfaces of one admin and the overrides of another, and describes both', () => {
  const interfaces = [{ key: 'freehub', side: 'needs', values: ['MS'] } as const].map(interfaceValuesOf);
  const fitOverrides = [{ productId: 'hub', verdict: 'fits', reason: 'Tried.' } as const];
  const versions = { base, mine: { ...base, interfaces }, theirs: { ...base, fitOverrides } };
  expect(mergedValues(versions)).toMatchObject({ interfaces, fitOverrides });
  expect(conflicts(versions)).toEqual({ both: [], theirs: ['Compatibility overrides'] });
  const provided = interfaces.map((row) => ({ ...row, side: 'provides' as const }));
  expect(conflicts({ ...versions, theirs: { ...base, interfaces: provided } }).both).toEqual([
    {
      label: 'Compatibility',
      theirs: 'Freehub body: provides Micro Spline',
      mine: 'Freehub body: needs Micro Spline',
    },
  ]);
});
