import { inspect } from 'node:util';
import { ApiError, type ErrorCode } from '@pedalworks/contract';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { cancelOrder } from '../checkout/cancel-order.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { PaymentPorts } from '../payments/settle-payment.ts';
import type { Ports } from '../ports.ts';
import { forEachConcurrently } from '../shared/for-each.ts';
import { isUnderWay, type Erasure } from '../model/person.ts';

export type ErasurePorts = PaymentPorts & Pick<Ports, 'erasures' | 'accounts' | 'personalData'>;

const lostToPayment: readonly ErrorCode[] = ['orders/already-paid', 'orders/payment-under-way'];

/** Cancels an unpaid order. Returns false if the order has been paid or is being paid. */
export async function cancelUnpaid(
  ports: PaymentPorts,
  { id: orderId }: OrderRecord,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await cancelOrder(ports, { orderId, by: 'customer', signal });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (lostToPayment.includes(error.code)) return false;
    // The order has left `placed` in the meantime: cancelled, or paid.
    if (error.code === 'orders/move-refused') return (await ports.orders.find(orderId))?.paidAt == null;
    throw error;
  }
}

/**
 * Erases a person's data, then deletes the account. Every step can be repeated after a failure. If paid orders are
 * not shipped yet, keeps their data and the account, and the scheduled job tries again.
 */
export async function eraseAccount(
  ports: ErasurePorts,
  erasure: Erasure,
  signal: AbortSignal,
): Promise<void> {
  const { accounts, erasures, log } = ports;
  const { uid } = erasure;
  await accounts.disable(uid);
  const waiting = await eraseOrders(ports, erasure, signal);
  await erasePayments(ports, erasure, signal);
  await erasures.eraseTraces(erasure, signal);
  if (waiting > 0) {
    log.warn('account/waits-for-orders', { orders: waiting });
    return;
  }
  await erasures.eraseUser(uid, signal);
  await accounts.remove(uid);
  await erasures.close(erasure, signal);
}

/** Erases the account's orders. Returns the number of orders skipped because they still have to be shipped. */
async function eraseOrders(ports: ErasurePorts, erasure: Erasure, signal: AbortSignal): Promise<number> {
  let waiting = 0;
  await forEachConcurrently(ports.personalData.orders(erasure), signal, async (order) => {
    if (!(await eraseOrder(ports, { order, erasure, signal }))) waiting += 1;
  });
  signal.throwIfAborted();
  return waiting;
}

interface ErasedOrder {
  readonly order: OrderRecord;
  readonly erasure: Erasure;
  readonly signal: AbortSignal;
}

/** Erases an order, after cancelling it if unpaid. Returns false if the order still has to be shipped. */
async function eraseOrder(ports: ErasurePorts, { order, erasure, signal }: ErasedOrder): Promise<boolean> {
  if (isUnderWay(order)) return false;
  if (order.status === 'placed' && !(await cancelUnpaid(ports, order, signal))) return false;
  if (order.paidAt !== null && order.invoiceNumber === null) await issueInvoice(ports, order.id, signal);
  return ports.erasures.eraseOrder(order.id, erasure, signal);
}

/**
 * Cancels open payments without an order. Removes each payment's owner from the card provider, then from the ledger,
 * which a retry searches by owner.
 */
async function erasePayments(
  { erasures, cards, payments }: ErasurePorts,
  erasure: Erasure,
  signal: AbortSignal,
): Promise<void> {
  const [known, opened] = await Promise.all([erasures.payments(erasure), cards.openedFor(erasure)]);
  for (const id of new Set([...known, ...opened])) {
    signal.throwIfAborted();
    const entry = known.includes(id) ? null : await payments.find(id);
    const hasOtherOwner = entry !== null && entry.owner !== null && entry.owner !== erasure.email;
    // Payments without an order are not in the ledger before they succeed, so cancelling the orders left them open.
    if (!known.includes(id) && !hasOtherOwner) await cards.cancel(id);
    await cards.forgetOwner(id);
    // The payment of an order whose email was corrected is no longer the person's: only the provider still names them.
    if (!hasOtherOwner) await erasures.erasePayment(id, signal);
  }
}

/** Completes failed erasures, and repeats recent ones because requests in flight may have added documents. */
export async function finishErasures(ports: ErasurePorts, signal: AbortSignal): Promise<void> {
  for (const erasure of await ports.erasures.pending()) {
    if (signal.aborted) return;
    try {
      await eraseAccount(ports, erasure, signal);
    } catch (error) {
      if (error === signal.reason) return;
      ports.log.error('account/not-erased', { cause: inspect(error) });
    }
  }
}
