import type { MailingShop } from '../mails/mail-parts.ts';
import { orderMail } from '../mails/order-mails.ts';
import type { NewMail } from '../model/mails.ts';
import type { OrderRecord, ShipmentRecord } from '../model/orders.ts';
import type { ShopTransaction } from '../ports.ts';

export interface ShippedOrder {
  readonly order: OrderRecord;
  readonly shop: MailingShop;
  /** False if the admin chose not to email the customer. */
  readonly emailCustomer: boolean | undefined;
}

/** Queues an email about a parcel, unless the admin chose not to email the customer. True if it was held back. */
async function mailParcel(
  transaction: ShopTransaction,
  { emailCustomer = true }: ShippedOrder,
  mail: NewMail,
): Promise<boolean> {
  if (emailCustomer) await transaction.mail(mail);
  return !emailCustomer;
}

/** Emails the customer about the latest shipment. Returns true if the email was held back, as the others do. */
export async function mailShipment(transaction: ShopTransaction, shipped: ShippedOrder): Promise<boolean> {
  const { order, shop } = shipped;
  const shipment = order.shipments.at(-1);
  if (shipment === undefined) return false;
  const event = shipment.kind === 'replacement' ? 'replacement-shipped' : 'shipped';
  // The first email of an order has no suffix. An order whose shipment was undone has had that email.
  const isFirst =
    order.shipments.length === 1 && order.history.filter(({ status }) => status === 'shipped').length < 2;
  const occurrence = isFirst ? {} : { changeId: shipment.id };
  return mailParcel(transaction, shipped, orderMail({ event, shipment, ...occurrence }, order, shop));
}

interface ChangedShipment extends ShippedOrder {
  readonly shipment: ShipmentRecord;
  /** Makes the email's id the same in each retry of the transaction, so that only one email is sent. */
  readonly changeId: string;
}

/**
 * Sends corrected tracking. If no email about the shipment went out, sends that one. Delivered parcels need none.
 * Undelivered emails with the former tracking are deleted in any case.
 */
export async function mailCorrection(
  transaction: ShopTransaction,
  changed: ChangedShipment,
): Promise<boolean> {
  const { order, shipment, changeId, shop } = changed;
  if (shipment.deliveredAt !== null) return false;
  const isTold = await transaction.recallShipment(order.id, shipment);
  const isReplacement = shipment.kind === 'replacement';
  const event = isTold ? 'tracking-changed' : isReplacement ? 'replacement-shipped' : 'shipped';
  return mailParcel(transaction, changed, orderMail({ event, changeId, shipment }, order, shop));
}

/** Tells the customer that a shipment did not leave, if an email said that it did. */
export async function mailUndone(transaction: ShopTransaction, changed: ChangedShipment): Promise<boolean> {
  const { order, shipment, changeId, shop } = changed;
  if (!(await transaction.recallShipment(order.id, shipment))) return false;
  return mailParcel(transaction, changed, orderMail({ event: 'shipment-undone', changeId }, order, shop));
}

export async function mailReturnedParcel(
  transaction: ShopTransaction,
  changed: ChangedShipment,
): Promise<boolean> {
  const { order, shipment, changeId, shop } = changed;
  await transaction.recallShipment(order.id, shipment);
  const mail = orderMail({ event: 'parcel-returned', changeId, shipment }, order, shop);
  return mailParcel(transaction, changed, mail);
}

/** Says in the order's notes that an email was held back; empty if none was. */
export const heldBackText = (isHeldBack: boolean) => (isHeldBack ? 'The customer was not emailed.' : '');

/** Fact of the audit log about an email that was held back. */
export const heldBackFact = (isHeldBack: boolean) => (isHeldBack ? { emailCustomer: false } : {});
