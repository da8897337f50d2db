import type { Page } from '@playwright/test';
import { anyAdmin, type Account } from './people.ts';
import { addProduct, callShop, orderFor, payElsewhere, type PlacedOrder } from './shop-calls.ts';

interface PlacedReturn {
  readonly _id: string;
  readonly number: string;
}

/** Orders three pieces of a new part, which costs 12.50, and delivers them. */
export async function deliveredOrder(page: Page, person: Account, part: string): Promise<PlacedOrder> {
  const order = await orderFor(page, person, { part: await addProduct(page, part), quantity: 3 });
  await payElsewhere(page, person, order);
  const { token } = await anyAdmin(page);
  for (const to of ['packed', 'shipped', 'delivered'])
    await callShop(page, `POST /order/${order._id}/transition`, { token, body: { to, attentions: [] } });
  return order;
}

/** Announces the return of one piece. */
export async function announceReturn(
  page: Page,
  { token }: Account,
  { _id: id }: PlacedOrder,
): Promise<PlacedReturn> {
  const body = {
    kind: 'return',
    lines: [{ line: 0, quantity: 1, reason: 'does-not-fit' }],
    note: 'Too wide.',
  };
  return callShop<PlacedReturn>(page, `POST /order/${id}/returns`, { token, body });
}
