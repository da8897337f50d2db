import type { Order, StockMovement } from '@pedalworks/contract';
import { describe, expect, it } from 'vitest';
import { openSwapDesk, parts, type Part } from '../../test-support/orders/swap-desk.ts';
import { codeOf } from '../../test-support/refunds/paid-order.ts';

const { fixture, admin, storePart, paid, orderOf, etagOf, swap, swapAt, stockOf } = await openSwapDesk();
const { shop } = fixture;
const token = admin.accessToken;

const movementsOf = async (id: string) =>
  (await shop.call('listStockMovements', { token, params: { id } })).json as readonly StockMovement[];

async function mailsAbout(orderId: string) {
  const { docs } = await shop.firestore.collection('mail').where('orderId', '==', orderId).get();
  const swaps = docs.filter((mail) => mail.get('event') === 'part-swapped');
  return swaps.map((mail) => mail.get('message') as { readonly subject: string; readonly text: string });
}

describe('PATCH /order/{id}/lines/{line}', () => {
  it('swaps the part at the paid price, moves the stock, and says what was ordered', async () => {
    const id = await paid({ status: 'packed' });
    const before = await orderOf(id);
    const answer = await swap(id, 'oval');
    expect(answer.status).toBe(200);
    const { lines, price, number, history } = answer.json as Order;
    expect(lines[0]).toMatchObject({
      ...{ productId: 'oval', partNumber: 'PW-3', name: 'Oval chainring 42T', unitPrice: 20, quantity: 2 },
      ...{
        stockTaken: true,
        insteadOf: { productId: 'chainring', partNumber: 'PW-1', name: 'Chainring 42T' },
      },
    });
    expect([lines[1], price, history]).toEqual([before.lines[1], before.price, before.history]);
    expect([await stockOf('chainring'), await stockOf('oval')]).toEqual([12, 8]);
    const cause = { kind: 'swap', email: admin.email, by: 'shop', orderId: id, orderNumber: number };
    expect(await movementsOf('chainring')).toMatchObject([{ ...cause, change: 2, quantity: 12 }]);
    expect(await movementsOf('oval')).toMatchObject([{ ...cause, change: -2, quantity: 8 }]);
  });

  it('tells the customer once, and records the swap in the notes and the audit log', async () => {
    const id = await paid();
    await swap(id, 'oval');
    const [mail, ...others] = await mailsAbout(id);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Part changed: your order PW-/u);
    expect(mail?.text).toContain(
      'Oval chainring 42T (PW-3) instead of Chainring 42T (PW-1). The price stays the same.',
    );
    expect(mail?.text).toContain('Not right? Reply to this email before we ship.');
    const { json: notes } = await shop.call('listOrderNotes', { params: { id }, token });
    const text = 'Swapped a part: 2 × PW-3 Oval chainring 42T instead of PW-1 Chainring 42T.';
    expect(notes).toMatchObject([{ by: admin.email, text }]);
    const { json: entries } = await shop.call('listAuditEntries', {
      query: { action: 'orders/swap-part' },
      token,
    });
    const line = (productId: Part) => ({ lines: [{ productId, ...nameOf(productId), quantity: 2 }] });
    expect(entries).toMatchObject([{ target: id, before: line('chainring'), after: line('oval') }]);
  });

  const nameOf = (id: Part) => ({ partNumber: parts[id].partNumber, name: parts[id].name });

  it('keeps the first ordered part when swapped again, and forgets it when swapped back', async () => {
    const id = await paid();
    await swap(id, 'oval');
    await swap(id, 'steel');
    expect((await orderOf(id)).lines[0]).toMatchObject({
      productId: 'steel',
      insteadOf: { productId: 'chainring' },
    });
    // The ordered part has become cheaper and is sold in larger packs, but the customer paid for this one.
    await storePart('chainring', {
      quantity: await stockOf('chainring'),
      priceCents: 1500,
      name: 'Ring',
      minOrder: 5,
    });
    expect((await swap(id, 'chainring')).status).toBe(200);
    const [line] = (await orderOf(id)).lines;
    expect(line).toMatchObject({ productId: 'chainring', name: 'Chainring 42T', unitPrice: 20 });
    expect(line).not.toHaveProperty('insteadOf');
    expect(await Promise.all([stockOf('chainring'), stockOf('oval'), stockOf('steel')])).toEqual([
      10, 10, 10,
    ]);
    expect(await mailsAbout(id)).toHaveLength(3);
  });

  it('changes nothing when repeated with an outdated ETag, but rejects another part', async () => {
    const id = await paid();
    const etag = await etagOf(id);
    const first = await swapAt({ id }, 'oval', etag);
    expect((await swapAt({ id }, 'oval', etag)).json).toEqual(first.json);
    expect(codeOf(await swapAt({ id }, 'steel', etag))).toEqual([412, 'request/changed']);
    const unversioned = { params: { id, line: '0' }, body: { productId: 'steel' }, token };
    expect(codeOf(await shop.call('swapPart', unversioned))).toEqual([428, 'request/version-missing']);
    expect(await stockOf('oval')).toBe(8);
    expect(await mailsAbout(id)).toHaveLength(1);
  });

  it('saves one of two concurrent swaps, and takes its units once', async () => {
    const id = await paid();
    const etag = await etagOf(id);
    const answers = await Promise.all([swapAt({ id }, 'oval', etag), swapAt({ id }, 'steel', etag)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect([await stockOf('chainring'), (await stockOf('oval')) + (await stockOf('steel'))]).toEqual([
      12, 18,
    ]);
  });

  it.each([
    { of: 'an unpaid order', changes: { paid: false }, message: 'This order is placed.' },
    { of: 'a shipped order', changes: { status: 'shipped' }, message: 'This order is shipped.' },
    { of: 'a withdrawn order', changes: { attentions: ['withdrawn'] }, message: 'The customer withdrew' },
    { of: 'a part in the order', part: 'cog', message: 'This part is in the order already' },
  ])('is rejected for $of', async ({ changes, message, part = 'oval' }) => {
    const answer = await swap(await paid(changes), part);
    expect(codeOf(answer)).toEqual([409, 'orders/swap-refused']);
    expect((answer.json as Error).message).toContain(message);
  });

  it.each([
    { is: 'archived', changes: { status: 'archived' }, code: [404, 'products/not-found'] },
    { is: 'below its minimum order', changes: { minOrder: 3 }, code: [409, 'orders/below-minimum'] },
    { is: 'not whole packs', changes: { step: 5 }, code: [409, 'orders/off-step'] },
    { is: 'short', changes: { quantity: 1 }, code: [409, 'orders/out-of-stock'] },
    { is: 'cheaper than the paid price', changes: { priceCents: 1999 }, code: [409, 'orders/swap-refused'] },
  ])('is rejected if the new part is $is', async ({ changes, code }) => {
    const id = await paid();
    await storePart('oval', changes);
    expect(codeOf(await swap(id, 'oval'))).toEqual(code);
    expect((await orderOf(id)).lines[0]).toMatchObject({ productId: 'chainring' });
    expect(await stockOf('chainring')).toBe(10);
  });

  it('is rejected for an unknown line or part', async () => {
    const id = await paid();
    expect(codeOf(await swap(id, 'oval', 2))).toEqual([404, 'orders/line-not-found']);
    expect(codeOf(await swap(id, 'none'))).toEqual([404, 'products/not-found']);
    expect(codeOf(await swapAt({ id: 'none' }, 'oval', '"none"'))).toEqual([404, 'orders/not-found']);
  });

  it('compares the price at the line’s quantity with price breaks', async () => {
    const id = await paid();
    await storePart('oval', { priceBreaks: [{ from: 2, unitPriceCents: 1900 }] });
    expect(codeOf(await swap(id, 'oval'))).toEqual([409, 'orders/swap-refused']);
  });
});
