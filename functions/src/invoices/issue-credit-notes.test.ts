import type { Invoice } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';
import {
  listedRefunds,
  paidOrder,
  type PaidOrder,
  type RefundBody,
} from '../../test-support/refunds/paid-order.ts';
import { issueMissingInvoices } from './issue-missing-invoices.ts';

/** True while transactions for invoices and credit notes fail. */
let isBroken = false;
const fixture = await openFixtureForFile({
  ports: ({ transact }) => ({
    transact: (about, decide) =>
      isBroken && about.subject === 'invoices' ? Promise.reject(new Error('away')) : transact(about, decide),
  }),
});
const { accessToken: token } = await fixture.shop.people.admin();

let paid: PaidOrder;
beforeEach(async () => {
  isBroken = false;
  await fixture.shop.empty('invoices', 'counters', 'refunds', 'orders');
  const seller = { name: 'Pedalworks', address: '', vatId: '', taxRatePercent: 19 };
  const body = { enforceMinOrder: false, enforceStock: false, seller };
  await fixture.shop.call('saveSettings', { token, body });
  await storeProduct(fixture.shop, 8);
  await storeProduct(fixture.shop, 9, 'cog');
  paid = await paidOrder(fixture);
});

const refund = (body: RefundBody = {}, { orderId }: PaidOrder = paid) =>
  fixture.shop.call('refundOrder', { params: { id: orderId }, token, body });
const invoice = async ({ orderId }: PaidOrder = paid) =>
  (await fixture.shop.call('getInvoice', { params: { id: orderId }, token })).json as Invoice;
const endings = ({ creditNotes }: Pick<Invoice, 'creditNotes'>) =>
  creditNotes.map(({ number }) => number.replace(/^CN-20\d\d-/u, ''));

describe('a credit note', () => {
  it('lists the refunded parts, and leaves the invoice unchanged', async () => {
    const before = await invoice();
    await refund({
      lines: [{ productId: 'chainring', quantity: 1 }],
      reason: 'Not for the customer to read.',
    });
    const after = await invoice();
    expect(after).toEqual({ ...before, creditNotes: after.creditNotes });
    expect(after.creditNotes).toMatchObject([
      {
        lines: [{ name: 'chainring', quantity: 1, unitPrice: 20, total: 20 }],
        adjustment: 0,
        amounts: { net: 16.81, tax: 3.19, gross: 20 },
        isVoid: false,
      },
    ]);
    expect(JSON.stringify(after)).not.toContain('Not for the customer');
    const [listed] = await listedRefunds(fixture, paid);
    const number = after.creditNotes[0]?.number ?? '';
    expect(listed?.['creditNoteNumber']).toBe(number);
    const found = await fixture.shop.call('listAllOrders', { token, query: { search: number } });
    expect(found.json).toMatchObject([{ _id: paid.orderId }]);
  });

  it('for a whole order shows an earlier partial refund as a negative adjustment', async () => {
    await refund({ amount: 17 });
    await refund();
    expect((await invoice()).creditNotes).toMatchObject([
      { lines: [], adjustment: 0, amounts: { gross: 17 } },
      { lines: [{ total: 40 }, { total: 10 }], adjustment: -17, amounts: { gross: 33 } },
    ]);
  });

  it('rounds its tax so that the taxes of all credit notes add up to the invoice’s tax', async () => {
    for (const amount of [16.66, 16.67, 16.67]) await refund({ amount });
    const { amounts, creditNotes } = await invoice();
    const cents = (sum: number, amount: number) => sum + Math.round(amount * 100);
    expect(creditNotes.map((note) => note.amounts.tax).reduce(cents, 0)).toBe(Math.round(amounts.tax * 100));
    expect(creditNotes.map((note) => note.amounts.net).reduce(cents, 0)).toBe(Math.round(amounts.net * 100));
    for (const { amounts: each } of creditNotes) expect(each.net + each.tax).toBeCloseTo(each.gross, 9);
  });

  it('becomes void, but keeps its number, if its refund fails later', async () => {
    paid = await paidOrder(fixture, undefined, 'pm_card_refundFail');
    await refund();
    fixture.provider.dashboard.letTimePass();
    await fixture.provider.webhooks.flush();
    await refund();
    const after = await invoice();
    expect(after.creditNotes).toMatchObject([
      { isVoid: true, amounts: after.amounts },
      { isVoid: false, amounts: after.amounts },
    ]);
    expect(endings(after)).toEqual(['000001', '000002']);
  });

  it('is issued by the scheduled job if it could not be issued after the refund', async () => {
    isBroken = true;
    expect(await refund({ amount: 10 })).toMatchObject({ status: 200, json: { refunded: 10 } });
    expect(await listedRefunds(fixture, paid)).toMatchObject([{ creditNoteNumber: null }]);
    isBroken = false;
    await issueMissingInvoices(fixture.ports, AbortSignal.timeout(60_000));
    expect(endings(await invoice())).toEqual(['000001']);
  });
});

it('credit notes have consecutive numbers when several orders are refunded concurrently', async () => {
  const orders = [paid];
  for (let more = 1; more < 6; more += 1) orders.push(await paidOrder(fixture));
  await Promise.all(orders.flatMap((order) => [refund({ amount: 5 }, order), refund({ amount: 6 }, order)]));
  await issueMissingInvoices(fixture.ports, AbortSignal.timeout(60_000));
  const given = (await Promise.all(orders.map(invoice))).flatMap(endings).sort();
  expect(given).toEqual(Array.from({ length: 12 }, (_one, place) => String(place + 1).padStart(6, '0')));
}, 60_000);
