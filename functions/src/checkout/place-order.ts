import {
  ApiError,
  minuteMilliseconds,
  type Address,
  type NewOrder,
  type orderEndpoints,
} from '@pedalworks/contract';
import type { Caller } from '../model/caller.ts';
import type { Handler } from '../http/handler.ts';
import { mailCustomer } from '../mails/limited-mails.ts';
import { alertLowStock } from '../mails/low-stock.ts';
import { orderMail } from '../mails/order-mails.ts';
import type { PaymentPorts } from '../payments/settle-payment.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import { compareWithStock } from '../orders/order-attentions.ts';
import type { CatalogueSnapshots } from '../products/catalogue-snapshot.ts';
import { expireOrders } from './expire-orders.ts';
import { fitWarnings } from './fit-warnings.ts';
import { idempotentRequest } from '../shared/idempotency.ts';
import { toOrder, type Pictures } from '../orders/order-answer.ts';
import type { RememberedResult } from '../shared/idempotency.ts';
import type { OrderRecord } from '../model/orders.ts';
import { lineBike } from './line-bikes.ts';
import { mergedLines, priceLines, type WantedLine } from './price-lines.ts';

export type PlacingPorts = PaymentPorts & Pick<Ports, 'users'>;

/** Places an order at today's prices. Repeating a request with the same idempotency key returns the stored order. */
export function placeOrder(
  ports: PlacingPorts,
  pictures: Pictures,
  snapshots: CatalogueSnapshots,
): Handler<typeof orderEndpoints.placeOrder> {
  const { transact, log } = ports;
  const { currency } = ports.cards;
  return async ({ body: draft, headers, caller, signal }) => {
    const request = requestOf(draft, caller, headers['Idempotency-Key']);
    const wanted = mergedLines(linesOf(draft));
    const ids = wanted.map(({ productId }) => productId).toSorted();
    // Judged before the commit, which would otherwise read documents that grow old while it judges.
    const warnings = await fitWarnings({ lines: wanted, draft }, { snapshots, log });
    const place = () =>
      transact({ subject: ids[0] ?? '', signal }, async (transaction) => {
        const [earlier, products, settings, terms, address] = await Promise.all([
          transaction.recall(request),
          transaction.products(ids),
          transaction.settings(),
          transaction.terms(),
          addressOf(ports.users, draft, caller),
        ]);
        if (earlier !== null) return storedOrder(transaction, earlier);
        const priced = priceLines(wanted, { products, settings, currency });
        const order = transaction.addOrder({
          ...unpaidOrder(settings.holdMinutes),
          ...customerOf(draft, caller),
          ...priced,
          ...compareWithStock(priced.lines, { products }),
          ...terms,
          ...{ address, currency, fitWarnings: warnings },
        });
        transaction.remember(request, { orderId: order.id });
        await sell(transaction, { order, products, shop: { ...ports.shop, ...settings } });
        return order;
      });
    const order = toOrder(await withExpiredStock({ ports, ids, signal }, place), pictures);
    return { ...order, insertedId: order._id };
  };
}

async function storedOrder(
  transaction: ShopTransaction,
  { orderId = '' }: RememberedResult,
): Promise<OrderRecord> {
  const order = await transaction.order(orderId);
  if (order === null) throw new ApiError('orders/not-found');
  return order;
}

type Placed = Omit<Parameters<typeof alertLowStock>[1], 'sold'>;

/** Takes the order's units from stock if the shop counts it, and queues the emails. */
async function sell(transaction: ShopTransaction, { order, products, shop }: Placed): Promise<void> {
  const sold = order.lines.filter(({ stockTaken }) => stockTaken);
  await transaction.takeStock(sold, { kind: 'order', by: 'customer', order });
  await mailCustomer(transaction, order, orderMail({ event: 'placed' }, order, shop));
  await alertLowStock(transaction, { order, sold, products, shop });
}

interface Purchase {
  readonly ports: PaymentPorts;
  readonly ids: readonly string[];
  readonly signal: AbortSignal;
}

/** Places an order. If stock is short, cancels overdue unpaid orders for the same products, then tries once more. */
async function withExpiredStock<T>({ ports, ids, signal }: Purchase, place: () => Promise<T>): Promise<T> {
  try {
    return await place();
  } catch (error) {
    const isShort = error instanceof ApiError && error.code === 'orders/out-of-stock';
    if (!isShort || (await expireOrders(ports, signal, ids)) === 0) throw error;
    return place();
  }
}

function linesOf(draft: NewOrder): readonly WantedLine[] {
  const { lines, purchaseId = '', quantity = 0, price = 0 } = draft;
  if (lines === undefined) return [{ productId: purchaseId, quantity, prices: [price], path: '', bike: {} }];
  return lines.map((line, place) => ({
    productId: line.productId,
    quantity: line.quantity,
    prices: [line.price],
    path: `lines[${String(place)}].`,
    bike: lineBike(line, draft),
  }));
}

/**
 * Identifies guests by email. Ignores the bikes, which may change between two attempts at the same purchase.
 */
function requestOf(draft: NewOrder, caller: Caller | null, key: string | undefined) {
  const by = caller === null ? `guest ${draft.customerEmail}` : caller.uid;
  const { bike: _, bikes: _bikes, ...others } = draft;
  const lines = draft.lines?.map(({ productId, quantity, price }) => ({ productId, quantity, price }));
  return idempotentRequest({ call: 'placeOrder', by, key, body: { ...others, ...(lines && { lines }) } });
}

function customerOf({ customerEmail, customerName, phone }: NewOrder, customer: Caller | null) {
  return {
    customerEmail: customer?.email ?? customerEmail,
    customerName: customer?.name ?? customerName ?? '',
    customerUid: customer?.uid ?? null,
    ...(customer?.emailVerified === true && { isOwnerVerified: true as const }),
    phone: phone ?? '',
  };
}

async function addressOf(
  users: Ports['users'],
  { address }: NewOrder,
  customer: Caller | null,
): Promise<Address | null> {
  if (address !== undefined || customer === null) return address ?? null;
  const account = await users.findAccount(customer.uid);
  const found = account?.addresses.find(({ isDefault }) => isDefault);
  if (found === undefined) return null;
  const { isDefault: _, ...kept } = found;
  return { ...kept, purchaseOrder: '' };
}

function unpaidOrder(holdMinutes: number) {
  const createdAt = new Date();
  return {
    status: 'placed',
    history: [{ status: 'placed', at: createdAt, by: 'customer' }],
    paidAt: null,
    transactionId: null,
    shipments: [],
    refundedCents: 0,
    refundPendingCents: 0,
    disputes: [],
    expiresAt: new Date(createdAt.getTime() + holdMinutes * minuteMilliseconds),
    invoiceNumber: null,
    creditNoteNumbers: [],
    paymentsOpened: 0,
    createdAt,
  } as const satisfies Partial<OrderRecord>;
}
