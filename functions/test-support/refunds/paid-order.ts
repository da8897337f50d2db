import { toCents, type Order, type Payout } from '@pedalworks/contract';
import type { OrderLine } from '../../src/model/orders.ts';
import type { OrderChanges } from '../orders/stored-order.ts';
import type { PaymentFixture } from '../payments/payment-fixture.ts';
import type { Answer } from '../answer.ts';
import { clientSecretOf } from '../payments/payment-fixture.ts';

/** Creates an order line whose units were taken from stock. */
export function lineOf(productId: string, unitPriceCents: number, quantity: number): OrderLine {
  return { productId, partNumber: '', name: productId, img: '', unitPriceCents, quantity, stockTaken: true };
}

/** Fields of an order for two chainrings at 20.00 and a cog at 10.00. */
export const cart: OrderChanges = {
  lines: [lineOf('chainring', 2000, 2), lineOf('cog', 1000, 1)],
  priceCents: 5000,
};

export interface PaidOrder {
  readonly orderId: string;
  readonly paymentId: string;
}

/** Places and pays an order, and delivers all webhooks. */
export async function paidOrder(
  fixture: PaymentFixture,
  changes: OrderChanges = cart,
  card?: string,
): Promise<PaidOrder> {
  const orderId = await fixture.placeOrder(changes);
  const paymentId = await fixture.pay(clientSecretOf(await fixture.openIntent(orderId)), card);
  await fixture.report(orderId, paymentId);
  await fixture.provider.webhooks.flush();
  return { orderId, paymentId };
}

export interface RefundBody {
  readonly amount?: number | string;
  readonly lines?: readonly { readonly productId: string; readonly quantity: number }[];
  readonly restock?: boolean;
  readonly reason?: string;
  readonly method?: 'card' | 'other';
  readonly paidBy?: Payout;
  readonly settles?: string;
}

/** State of a paid order before its refunds. */
export const untouched = {
  status: 'paid',
  refunded: 0,
  refundPendingCents: 0,
  atProvider: [],
  ledger: 'paid',
  attentions: [],
  stock: { chainring: 8, cog: 9 },
};

/** Returns the state of an order's payments, refunds and stock in every store. */
export async function booksOf(fixture: PaymentFixture, { orderId, paymentId }: PaidOrder) {
  const { shop, provider, customer } = fixture;
  const { json } = await shop.call('getOrder', { params: { id: orderId }, token: customer.accessToken });
  const { status, refunded, refundPending, attentions, history } = json as Order;
  const atProvider = provider
    .refunds()
    .filter((refund) => refund.payment_intent === paymentId && refund.status !== 'failed')
    .map(({ amount }) => amount);
  return {
    status,
    refunded,
    attentions,
    refundPendingCents: toCents(refundPending),
    atProvider,
    by: history.at(-1)?.by,
    ledger: (await fixture.ledger(paymentId))?.['status'],
    stock: { chainring: await stockOf(fixture, 'chainring'), cog: await stockOf(fixture, 'cog') },
  };
}

async function stockOf({ shop }: PaymentFixture, productId: string): Promise<unknown> {
  return (await shop.firestore.doc(`products/${productId}`).get()).get('quantity');
}

/** Lists an order's refunds, as the customer sees them. */
export async function listedRefunds({ shop, customer }: PaymentFixture, { orderId }: PaidOrder) {
  const asking = { params: { id: orderId }, token: customer.accessToken };
  return (await shop.call('listRefunds', asking)).json as readonly Record<string, unknown>[];
}

/** Returns a field of each email about refunds or a cancellation, the subject by default. */
export async function mailsOf(
  { shop }: PaymentFixture,
  { orderId }: PaidOrder,
  field = 'message.subject',
): Promise<readonly string[]> {
  const { docs } = await shop.firestore.collection('mail').where('orderId', '==', orderId).get();
  const mails = docs.filter((mail) => /refund|cancelled/u.test(String(mail.get('event'))));
  return mails.map((mail) => String(mail.get(field)).replace(/PW-\w+/u, '…')).sort();
}

export const codeOf = ({ status, json }: Answer) => [status, (json as { code?: string }).code];
