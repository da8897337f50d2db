import { expect, it } from 'vitest';
import { paidOrder, shop } from '../../test-support/mails/mailed-order.ts';
import type { OrderDispute } from '../model/orders.ts';
import { disputedMailToShop } from './dispute-mails.ts';

const textOf = (changes: Partial<OrderDispute>, order = paidOrder()) => {
  const dispute: OrderDispute = { id: 'du_1', amountCents: 2000, status: 'open', dueBy: null, saidAt: 1 };
  return disputedMailToShop({ ...dispute, ...changes }, order, shop)?.message.text ?? '';
};

it('the email about a dispute names its deadline in the time zone of the shop', () => {
  const text = textOf({ dueBy: Date.parse('2026-12-05T07:59:59Z') });
  expect(text).toContain('Friday, December 4, 2026 at 11:59 PM PST');
});

it('the email about a dispute calls a deadline unknown if Stripe names none', () => {
  expect(textOf({})).toContain('unknown');
});

it('the email about a dispute asks not to ship the order, unless it has left', () => {
  expect(textOf({})).toContain('Do not ship');
  expect(textOf({}, paidOrder({ status: 'shipped' }))).not.toContain('Do not ship');
});

it('the email about a dispute that is decided asks for no answer', () => {
  const decided = textOf({ status: 'lost', dueBy: 1 });
  expect(decided).toContain('decided against the shop');
  expect(decided).not.toMatch(/answer|deadline/iu);
});
