import type { Order, OrderAttention } from '@pedalworks/contract';
import { describe, expect, it } from 'vitest';
import { openStockedFixtureForFile } from '../../test-support/payments/payment-fixture.ts';

const fixture = await openStockedFixtureForFile();
const admin = await fixture.shop.people.admin();

const move = (id: string, body: object) =>
  fixture.shop.call('transitionOrder', { params: { id }, body, token: admin.accessToken });

interface Outcome {
  readonly changed: readonly Order[];
  readonly refused: readonly {
    readonly id: string;
    readonly code: string;
    readonly attentions?: readonly OrderAttention[];
  }[];
}

async function moveAll(orders: readonly object[], body: object): Promise<Outcome> {
  const asked = { token: admin.accessToken, body: { ...body, orders } };
  return (await fixture.shop.call('transitionOrders', asked)).json as Outcome;
}

const refusal = (attentions: readonly OrderAttention[]) => ({
  status: 409,
  json: { code: 'orders/needs-attention', attentions },
});

describe('an order that needs attention', () => {
  it.each([
    ['paid', 'packed', ['disputed', 'sold-out']],
    ['packed', 'shipped', ['disputed', 'off-step']],
    ['shipped', 'delivered', ['disputed', 'refund-failed']],
  ] as const)(
    'moves from %s to %s only if the request names all its open flags',
    async (status, to, flags) => {
      const id = await fixture.placeOrder({ paid: true, status, attentions: [...flags] });
      expect(await move(id, { to })).toMatchObject(refusal(flags));
      expect(await move(id, { to, attentions: [flags[1], 'product-gone'] })).toMatchObject(refusal(flags));
      expect(await fixture.order(id)).toMatchObject({ status, history: { length: 1 } });
      expect((await move(id, { to, attentions: flags })).json).toMatchObject({
        status: to,
        attentions: flags,
      });
    },
  );

  it('is packed without an address only if the request names that, and is not shipped', async () => {
    const id = await fixture.placeOrder({ paid: true, address: null });
    expect(await move(id, { to: 'packed' })).toMatchObject(refusal(['no-address']));
    const attentions = ['no-address'];
    expect((await move(id, { to: 'packed', attentions })).json).toMatchObject({ status: 'packed' });
    expect((await move(id, { to: 'shipped', attentions })).json).toMatchObject({ code: 'orders/no-address' });
  });

  it('is delivered despite flags that concern only its packing', async () => {
    const id = await fixture.placeOrder({ paid: true, status: 'shipped', attentions: ['sold-out'] });
    expect((await move(id, { to: 'delivered' })).json).toMatchObject({ status: 'delivered' });
  });

  it('is corrected without naming its flags', async () => {
    const id = await fixture.placeOrder({ paid: true, status: 'packed', attentions: ['disputed'] });
    expect((await move(id, { to: 'paid', reason: 'Undone' })).json).toMatchObject({ status: 'paid' });
  });

  it('is refused in a bulk move with its flags, while the other orders move', async () => {
    const flagged = { paid: true, attentions: ['disputed', 'above-stock'] } as const;
    const [named, unnamed, plain] = [
      await fixture.placeOrder({ ...flagged }),
      await fixture.placeOrder({ ...flagged }),
      await fixture.placeOrder({ paid: true }),
    ];
    const orders = [{ id: named, attentions: flagged.attentions }, { id: unnamed }, { id: plain }];
    const { changed, refused } = await moveAll(orders, { from: 'paid', to: 'packed' });
    expect(changed.map(({ _id }) => _id)).toEqual([named, plain]);
    expect(refused).toMatchObject([
      { id: unnamed, code: 'orders/needs-attention', attentions: flagged.attentions },
    ]);
  });
});

it('an order whose dispute arrives during a bulk shipment is shipped before it or refused, never after it', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => fixture.placeOrder()));
  for (const id of ids) {
    const paymentId = await fixture.paidIntent(id);
    await fixture.report(id, paymentId);
    expect((await move(id, { to: 'packed' })).json).toMatchObject({ status: 'packed' });
    fixture.provider.dashboard.dispute(paymentId);
  }
  const [{ changed, refused }] = await Promise.all([
    moveAll(
      ids.map((id) => ({ id })),
      { from: 'packed', to: 'shipped' },
    ),
    fixture.provider.webhooks.flush(),
  ]);
  expect(changed.length + refused.length).toBe(ids.length);
  for (const { attentions } of changed) expect(attentions).toEqual([]);
  for (const { id, ...why } of refused) {
    expect(why).toMatchObject({ code: 'orders/needs-attention', attentions: ['disputed'] });
    expect(await fixture.order(id)).toMatchObject({ status: 'packed' });
    const named = { to: 'shipped', attentions: why.attentions };
    expect((await move(id, named)).json).toMatchObject({ status: 'shipped' });
  }
});
