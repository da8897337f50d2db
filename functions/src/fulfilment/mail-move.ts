import type { OrderRecord } from '../model/orders.ts';
import { latestOfOrder } from '../model/shipments.ts';
import type { ShopTransaction } from '../ports.ts';
import { mailCorrection, mailShipment, mailUndone, type ShippedOrder } from './mail-shipment.ts';

interface MailedMove extends ShippedOrder {
  readonly before: OrderRecord;
  /** Makes the email's id the same in each retry of the transaction, so that only one email is sent. */
  readonly changeId: string;
}

/**
 * Emails the customer about a shipment, its corrected tracking, or that it did not leave. Other moves send none. Returns
 * true if the email was held back.
 */
export async function mailMove(
  transaction: ShopTransaction,
  { before, ...mailed }: MailedMove,
): Promise<boolean> {
  const { order } = mailed;
  if (before.status === 'packed' && order.status === 'shipped') return mailShipment(transaction, mailed);
  if (order.status === before.status) {
    const shipment = order.shipments.at(-1);
    return shipment !== undefined && mailCorrection(transaction, { ...mailed, shipment });
  }
  const undone = latestOfOrder(before);
  if (before.status !== 'shipped' || order.status !== 'packed' || !undone) return false;
  return mailUndone(transaction, { ...mailed, shipment: undone });
}
