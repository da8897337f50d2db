import { expect, it } from 'vitest';
import { someAddress, someOrder } from '../../../test-support/orders/stored-order.ts';
import { orderFields } from './order-documents.ts';
import { erasedOrder, replaced } from './personal-data-table.ts';

it('the search terms of an erased order contain nothing of its customer', () => {
  const address = { ...someAddress, company: 'Velo Werk', vatId: 'ATU12345678', purchaseOrder: 'PO-4712' };
  const parcel = { carrier: 'UPS for Robin', number: '1Z777', url: null };
  const order = someOrder({
    ...{ customerName: 'Robin Rider', customerEmail: 'rider@example.com', phone: '+49 2351 12345', address },
    tracking: parcel,
    history: [{ status: 'shipped', at: new Date(), by: 'shop', formerTracking: parcel }],
  });
  const then = { emailSince: new Date(0), startedAt: new Date() };
  const person = { uid: 'u', email: order.customerEmail, pseudonym: 'deleted', ...then };
  const erasure = { ...person, words: ['Robin', 'Rider'] };
  const terms = (record: typeof order) => orderFields(record).beginnings;
  const words = [
    'robin',
    'rider',
    'foundry',
    'portland',
    '97209',
    'werk',
    'atu12345678',
    'po4712',
    '4712',
    '12345',
  ];
  expect(terms(order)).toEqual(expect.arrayContaining(words));
  const left = terms({ ...order, ...replaced(order, erasedOrder, erasure) });
  expect(left.filter((term) => words.includes(term))).toEqual([]);
  expect(left).toEqual(expect.arrayContaining(['ups', '1z777', 'chainring', '=59.9']));
});
