import type { OrderReturn } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import { sheetOf } from '../../test-support/exports/spreadsheet.ts';
import { openFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';
import { pieces, returnDesk } from '../../test-support/returns/return-desk.ts';
import { shippedOrder } from '../../test-support/returns/shipped-order.ts';

const fixture = await openFixtureForFile();
const admin = await fixture.shop.people.admin();
const desk = returnDesk(fixture, admin);
const { accessToken: token } = admin;

it('exportReturns and the journal tell the story of a closed return', async () => {
  await storeProduct(fixture.shop, 8);
  await storeProduct(fixture.shop, 9, 'cog');
  const { orderId } = await shippedOrder(fixture);
  const lines = [{ line: 0, quantity: 2, reason: 'damaged' }];
  const { _id: id, number } = (await desk.announce(orderId, { lines })).json as OrderReturn;
  const received = [pieces(1, 'scrap'), pieces(1, 'send-back')];
  await desk.move(id, { to: 'closed', lines: received, refundAmount: 15, note: '=HYPERLINK("x")' });
  await fixture.provider.webhooks.flush();
  const [row] = await sheetOf(fixture.shop, 'exportReturns', { token, query: { state: 'closed' } });
  expect(row).toMatchObject({
    Number: number,
    State: 'closed',
    'Parts announced': '2 × chainring',
    Reasons: 'damaged',
    'Parts received': '1 × chainring (scrap, refund); 1 × chainring (send-back, none)',
    'Paid for refunded parts': '20.00',
    Refund: '15.00',
    'Refund status': 'succeeded',
    'Credit note': expect.stringMatching(/^CN-/u) as string,
  });
  const journal = await sheetOf(fixture.shop, 'exportJournal', { token });
  expect(journal.map((entry) => [entry['Kind'], entry['Gross'], entry['Return']])).toEqual([
    ['invoice', '50.00', ''],
    ['credit note', '-15.00', number],
  ]);
});
