import { shipmentOf, unrefundedLines } from '@pedalworks/contract';
import type { MailingShop } from '../mails/mail-parts.ts';
import { orderMail } from '../mails/order-mails.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { ShopTransaction } from '../ports.ts';

interface MailedMove {
  readonly before: OrderRecord;
  readonly order: OrderRecord;
  /** Makes the email's id the same in each retry of the transaction, so that only one email is sent. */
  readonly changeId: string;
  readonly shop: MailingShop;
}

/** Emails the customer about a shipment, or sends a correction if an email about it was already sent. */
export async function mailMove(
  transaction: ShopTransaction,
  { before, order, changeId, shop }: MailedMove,
): Promise<void> {
  const shippedAt = shipmentOf(before.history)?.at;
  const isCorrection = before.status === 'shipped' && order.status !== 'delivered';
  if (!isCorrection && !(before.status === 'packed' && order.status === 'shipped')) return;
  const isTold =
    isCorrection && shippedAt !== undefined && (await transaction.recallShipment(order.id, shippedAt));
  if (order.status === 'packed') {
    if (isTold) await transaction.mail(orderMail({ event: 'shipment-undone', changeId }, order, shop));
    return;
  }
  const sent = unrefundedLines(order.lines, await transaction.refunds(order.id));
  const event = isTold ? 'tracking-changed' : 'shipped';
  await transaction.mail(orderMail({ event, changeId, sent }, order, shop));
}
