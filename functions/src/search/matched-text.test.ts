import { expect, it } from 'vitest';
import { someAddress, someOrder } from '../../test-support/orders/stored-order.ts';
import { matchedText } from './matched-text.ts';

it.each([
  ['rotor', 'Basalt Rotor 160 mm'],
  ['rotor ida', 'Basalt Rotor 160 mm'],
  ['po 4712 gasse', 'Purchase order PO-4712 · Lange Gasse 12'],
  ['1z999', 'UPS 1Z 999'],
  ['2026-42', 'Invoice 2026-000042'],
  ['0316 5550 103', 'Phone +43 316 5550103'],
  ['ida MATCH2', ''],
  ['ida@example.com', ''],
])('the result of a search for %j names what it matched: %j', (text, match) => {
  const line = { productId: 'rotor', img: '', stockTaken: false, unitPriceCents: 100, quantity: 1 };
  const found = someOrder({
    ...{ number: 'PW-MATCH2', customerName: 'Ida Roth', customerEmail: 'ida@example.com' },
    phone: '+43 316 5550103',
    lines: [{ ...line, partNumber: 'PW-RT160', name: 'Basalt Rotor 160 mm' }],
    address: { ...someAddress, street: 'Lange Gasse 12', purchaseOrder: 'PO-4712' },
    tracking: { carrier: 'UPS', number: '1Z 999', url: null },
    invoiceNumber: '2026-000042',
  });
  expect(matchedText(found, text)).toBe(match);
});
