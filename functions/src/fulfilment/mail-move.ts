import type { MailingShop } from '../mails/mail-parts.ts';
import type { OrderRecord } from '../model/orders.ts';
import { latestOfOrder } from '../model/shipments.ts';
import type { ShopTransaction } from '../ports.ts';
import { mailCorrection, mailShipment, mailUndone } from './mail-shipment.ts';

interface MailedMove {
  readonly before: OrderRecord;
  readonly order: OrderRecord;
  /** Makes the email's id the same in each retry of the transaction, so that only one email is sent. */
  readonly changeId: string;
  readonly shop: MailingShop;
}

/** Emails the customer about a shipment, its corrected tracking, or that it did not leave. Other moves send none. */
export async function mailMove(
  transaction: ShopTransaction,
  { before, order, changeId, shop }: MailedMove,
): Promise<void> {
  if (before.status === 'packed' && order.status === 'shipped') {
    await mailShipment(transaction, { order, shop });
    return;
  }
  if (order.status === before.status) {
    const shipment = order.shipments.at(-1);
    if (shipment) await mailCorrection(transaction, { order, shipment, changeId, shop });
    return;
  }
  const undone = latestOfOrder(before);
  if (before.status === 'shipped' && order.status === 'packed' && undone)
    await mailUndone(transaction, { order, shipment: undone, changeId, shop });
}
