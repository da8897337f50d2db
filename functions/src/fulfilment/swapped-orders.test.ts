import type { CreditNote, Invoice } from '@pedalworks/contract';
import { describe, expect, it } from 'vitest';
import { sheetOf } from '../../test-support/exports/spreadsheet.ts';
import { bought, openSwapDesk } from '../../test-support/orders/swap-desk.ts';
import { codeOf, paidOrder } from '../../test-support/refunds/paid-order.ts';
import { shipOrder } from '../../test-support/returns/shipped-order.ts';

const { fixture, admin, storePart, paid, orderOf, etagOf, swap, stockOf } = await openSwapDesk();
const { shop } = fixture;
const token = admin.accessToken;

describe('a line of which something happened', () => {
  it('cannot be swapped once a unit was sent, even if the parcel came back', async () => {
    const id = await paid({ status: 'packed' });
    const body = { lines: [{ line: 0, quantity: 1 }] };
    await shop.call('createShipment', { params: { id }, body, token });
    expect(codeOf(await swap(id, 'oval'))).toEqual([409, 'orders/swap-refused']);
    expect((await swap(id, 'steel', 1)).status).toBe(200);
    const [parcel] = (await orderOf(id)).shipments;
    const headers = { 'if-match': await etagOf(id) };
    const params = { id, shipmentId: parcel?.id ?? '' };
    await shop.call('changeShipment', {
      params,
      headers,
      body: { returned: true, reason: 'Unknown' },
      token,
    });
    expect(codeOf(await swap(id, 'oval'))).toEqual([409, 'orders/swap-refused']);
  });

  it('cannot be swapped once a unit was refunded, but the other lines can', async () => {
    const { orderId: id } = await paidOrder(fixture, bought);
    const refund = { lines: [{ productId: 'chainring', quantity: 1 }] };
    expect((await shop.call('refundOrder', { params: { id }, body: refund, token })).status).toBe(200);
    expect(codeOf(await swap(id, 'oval'))).toEqual([409, 'orders/swap-refused']);
    expect((await swap(id, 'oval', 1)).status).toBe(200);
  });
});

describe('the stock of a swapped line', () => {
  it('is not returned if it was never taken, and the new part is made to order if short', async () => {
    const lines = bought.lines.map((line) => ({ ...line, stockTaken: false, madeToOrder: true as const }));
    const attentions = ['sold-out'] as const;
    const id = await paid({ lines: lines.slice(0, 1), attentions, priceCents: 4000 });
    await storePart('oval', { quantity: 1, madeToOrder: { days: 9 } });
    expect((await swap(id, 'oval')).json).toMatchObject({
      attentions: ['above-stock'],
      lines: [{ stockTaken: true, madeToOrder: true, madeToOrderDays: 9 }],
    });
    expect([await stockOf('chainring'), await stockOf('oval')]).toEqual([10, -1]);
    await swap(id, 'steel');
    const { attentions: none, lines: swapped } = await orderOf(id);
    expect(none).toEqual([]);
    expect(swapped[0]).not.toHaveProperty('madeToOrder');
    expect(await stockOf('oval')).toBe(1);
  });

  it('keeps the flags of other lines and of the order', async () => {
    const [ring, cog] = bought.lines;
    const lines = [ring, { ...cog, madeToOrder: true as const }];
    const attentions = ['disputed', 'sold-out', 'product-gone'] as const;
    const id = await paid({ lines, attentions });
    expect((await swap(id, 'oval')).json).toMatchObject({ attentions: ['disputed', 'sold-out'] });
  });

  it('drops the compatibility warnings about the former part', async () => {
    const fitWarnings = [
      { line: 0, message: 'Does not fit.' },
      { line: 1, message: 'Cog 16T does not fit Chainring 42T.' },
      { line: 1, message: 'Cog 16T needs a spacer.' },
    ];
    const id = await paid({ fitWarnings });
    expect((await swap(id, 'oval')).json).toMatchObject({ fitWarnings: fitWarnings.slice(2) });
  });
});

describe('after a swap', () => {
  const invoiceOf = async (id: string) =>
    (await shop.call('getInvoice', { params: { id }, token })).json as Invoice & {
      readonly creditNotes: readonly CreditNote[];
    };

  it('invoices, credit notes and sales name the ordered part, and a refund restocks the sent one', async () => {
    const { orderId: id } = await paidOrder(fixture, bought);
    const issued = await invoiceOf(id);
    await swap(id, 'oval');
    await swap(id, 'chainring', 1);
    expect((await invoiceOf(id)).lines).toEqual(issued.lines);
    const lines = [
      { productId: 'oval', quantity: 2 },
      { productId: 'chainring', quantity: 1 },
    ];
    const refund = { lines, restock: true };
    expect((await shop.call('refundOrder', { params: { id }, body: refund, token })).json).toMatchObject({
      refunded: 50,
    });
    const { creditNotes } = await invoiceOf(id);
    expect(creditNotes).toMatchObject([
      {
        lines: [
          { partNumber: 'PW-1', name: 'Chainring 42T', quantity: 2 },
          { partNumber: 'PW-2', name: 'Cog 16T', quantity: 1 },
        ],
      },
    ]);
    // The tests' order had taken its units before the first stock of this test.
    expect(await Promise.all([stockOf('chainring'), stockOf('oval'), stockOf('cog')])).toEqual([12, 10, 11]);
    const span = { from: new Date(0), to: new Date(Date.now() + 1000) };
    const sold = await fixture.ports.sales.sold(span, 'usd');
    expect(sold.map(({ productId, units, cents }) => [productId, units, cents]).sort()).toEqual([
      ['chainring', 2, 4000],
      ['cog', 1, 1000],
    ]);
  });

  it('an invoice that is issued later names the ordered part', async () => {
    const id = await paid();
    await swap(id, 'oval');
    expect((await invoiceOf(id)).lines).toMatchObject([{ partNumber: 'PW-1' }, { partNumber: 'PW-2' }]);
  });

  it('the order is found by both parts, and the export names both', async () => {
    const id = await paid();
    await swap(id, 'oval');
    for (const search of ['PW-3', 'oval', 'PW-1']) {
      const { json } = await shop.call('listAllOrders', { query: { search }, token });
      expect(json, search).toMatchObject([{ _id: id }]);
    }
    const Parts = '2 × PW-3 Oval chainring 42T (instead of PW-1 Chainring 42T); 1 × PW-2 Cog 16T';
    expect(await sheetOf(shop, 'exportOrders', { token })).toMatchObject([{ Parts }]);
  });

  it('the new part is shipped, returned and restocked', async () => {
    const { orderId: id } = await paidOrder(fixture, bought);
    await swap(id, 'oval');
    await shipOrder(fixture, id);
    const asked = { kind: 'return', lines: [{ line: 0, quantity: 2 }] };
    const { json: announced } = await shop.call('createReturn', { params: { id }, body: asked, token });
    expect(announced).toMatchObject({ lines: [{ line: 0, productId: 'oval', name: 'Oval chainring 42T' }] });
    expect(codeOf(await swap(id, 'steel'))).toEqual([409, 'orders/swap-refused']);
  });
});
