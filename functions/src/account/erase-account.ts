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

/** Returns false if a payment won the race. */
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
    if (error.code === 'orders/move-refused') return true;
    if (lostToPayment.includes(error.code)) return false;
    throw error;
  }
}

/**
 * Removes a person from all data, then the account. Every step can be repeated after a failure; the account goes
 * last, because it finds the rest. Orders paid meanwhile are shipped first.
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

/** Returns the number of orders that are still to be shipped. */
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

/** Returns false if the order is still to be shipped. */
async function eraseOrder(ports: ErasurePorts, { order, erasure, signal }: ErasedOrder): Promise<boolean> {
  if (isUnderWay(order)) return false;
  if (order.status === 'placed' && !(await cancelUnpaid(ports, order, signal))) return false;
  if (order.paidAt !== null && order.invoiceNumber === null) await issueInvoice(ports, order.id, signal);
  return ports.erasures.eraseOrder(order.id, erasure, signal);
}

/**
 * Erases the account's payments at the card provider first, then in the ledger, through which a retry finds them
 * again.
 */
async function erasePayments(
  { erasures, cards }: ErasurePorts,
  erasure: Erasure,
  signal: AbortSignal,
): Promise<void> {
  const [known, opened] = await Promise.all([erasures.payments(erasure), cards.openedFor(erasure)]);
  for (const id of new Set([...known, ...opened])) {
    signal.throwIfAborted();
    await cards.forgetOwner(id);
    await erasures.erasePayment(id, signal);
  }
}

/**
 * Step of the scheduled job: completes interrupted erasures, and erases documents written while an account was being
 * disabled.
 */
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
