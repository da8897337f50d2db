import { expect, it } from 'vitest';
import { addressConflict } from './save-order-address.ts';

const displayed = {
  ...{ name: 'Robin Rider', company: '', vatId: '', street: 'Main Street 1', postcode: '97202' },
  ...{ city: 'Portland', region: 'OR', country: 'US', purchaseOrder: '' },
};
const typed = { ...displayed, street: 'Main Street 2' };

it('reports no address conflict if the stored address equals the displayed or the typed one', () => {
  const sorted = Object.fromEntries(Object.entries(displayed).sort()) as typeof displayed;
  expect(addressConflict(sorted, [displayed, typed])).toBeNull();
  // The first attempt saved `typed`, but its response was lost.
  expect(addressConflict(typed, [displayed, typed])).toBeNull();
  expect(addressConflict(null, [null, typed])).toBeNull();
});

it('reports an address conflict if someone else has changed the address of the order', () => {
  const theirs = { ...displayed, street: 'Elsewhere 3', purchaseOrder: 'PO 7' };
  for (const before of [displayed, null])
    expect(addressConflict(theirs, [before, typed])).toMatchObject({
      code: 'request/changed',
      message:
        'The address has changed since you opened it. It is now: Robin Rider, Elsewhere 3, Portland, OR 97202, United States. Save again to replace it.',
    });
  expect(addressConflict({ ...displayed, purchaseOrder: 'PO 7' }, [displayed, typed])).not.toBeNull();
});
