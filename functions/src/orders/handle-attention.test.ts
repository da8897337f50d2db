import { describe, expect, it } from 'vitest';
import { openFixtureForFile } from '../../test-support/payments/payment-fixture.ts';

const fixture = await openFixtureForFile();
const admin = await fixture.shop.people.admin();

const handle = (id: string, attention: string, body: object = { note: 'Paid by bank transfer.' }) =>
  fixture.shop.call('handleAttention', { params: { id, attention }, body, token: admin.accessToken });
const inView = async () => {
  const asked = { query: { needsLook: 'true' }, token: admin.accessToken };
  const { json } = await fixture.shop.call('listAllOrders', asked);
  return (json as { _id: string }[]).map(({ _id }) => _id);
};

describe('POST /order/{id}/attentions/{attention}/handled', () => {
  it('removes the flag, takes the order off the needs-attention list, and adds the note', async () => {
    const note = 'IBAN \u202eDE1 <b>=1+1</b> \u{1f3e6}';
    const id = await fixture.placeOrder({ paid: true, status: 'shipped', attention: 'refund-failed' });
    expect(await inView()).toContain(id);
    expect(await handle(id, 'refund-failed', { note })).toMatchObject({
      status: 200,
      json: { attention: null, attentions: [] },
    });
    expect(await inView()).not.toContain(id);
    const { json: counts } = await fixture.shop.call('countOrders', { token: admin.accessToken });
    expect(counts).toMatchObject({ needsLook: 0 });
    const asked = { params: { id }, token: admin.accessToken };
    expect((await fixture.shop.call('listOrderNotes', asked)).json).toMatchObject([
      { by: admin.email, text: `Handled (refund failed): ${note}` },
    ]);
    expect(JSON.stringify(await fixture.order(id))).not.toContain('IBAN');
  });

  it('keeps the other flags of the order', async () => {
    const attentions = ['disputed', 'sold-out'] as const;
    const id = await fixture.placeOrder({ paid: true, attentions });
    expect((await handle(id, 'sold-out')).json).toMatchObject({ attentions: ['disputed'] });
  });

  it('accepts only one of two concurrent requests', async () => {
    const id = await fixture.placeOrder({ paid: true, attention: 'product-gone' });
    const answers = await Promise.all([handle(id, 'product-gone'), handle(id, 'product-gone')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('rejects a flag that the order does not have, and `no-address`, which only an address removes', async () => {
    const id = await fixture.placeOrder({ paid: true, address: null });
    expect((await handle(id, 'disputed')).json).toMatchObject({ code: 'orders/attention-not-open' });
    expect(await handle(id, 'no-address')).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('Add an address') as string },
    });
    expect((await handle(id, 'hungry')).status).toBe(400);
    expect((await handle('no-such-order', 'disputed')).status).toBe(404);
  });
});
