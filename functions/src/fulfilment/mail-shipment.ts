import type { MailingShop } from '../mails/mail-parts.ts';
import { orderMail } from '../mails/order-mails.ts';
import type { OrderRecord, ShipmentRecord } from '../model/orders.ts';
import type { ShopTransaction } from '../ports.ts';

interface ShippedOrder {
  readonly order: OrderRecord;
  readonly shop: MailingShop;
}

/** Emails the customer about the latest shipment. */
export async function mailShipment(
  transaction: ShopTransaction,
  { order, shop }: ShippedOrder,
): Promise<void> {
  const shipment = order.shipments.at(-1);
  if (shipment === undefined) return;
  const event = shipment.kind === 'replacement' ? 'replacement-shipped' : 'shipped';
  // The first email of an order has no suffix. An order whose shipment was undone has had that email.
  const isFirst =
    order.shipments.length === 1 && order.history.filter(({ status }) => status === 'shipped').length < 2;
  const occurrence = isFirst ? {} : { changeId: shipment.id };
  await transaction.mail(orderMail({ event, shipment, ...occurrence }, order, shop));
}

interface ChangedShipment extends ShippedOrder {
  readonly shipment: ShipmentRecord;
  /** Makes the email's id the same in each retry of the transaction, so that only one email is sent. */
  readonly changeId: string;
}

/** Sends corrected tracking. If no email about the shipment went out, sends that one. Delivered parcels need none. */
export async function mailCorrection(
  transaction: ShopTransaction,
  { order, shipment, changeId, shop }: ChangedShipment,
): Promise<void> {
  if (shipment.deliveredAt !== null) return;
  const isTold = await transaction.recallShipment(order.id, shipment);
  const isReplacement = shipment.kind === 'replacement';
  const event = isTold ? 'tracking-changed' : isReplacement ? 'replacement-shipped' : 'shipped';
  await transaction.mail(orderMail({ event, changeId, shipment }, order, shop));
}

/** Tells the customer that a shipment did not leave, if an email said that it did. */
export async function mailUndone(
  transaction: ShopTransaction,
  { order, shipment, changeId, shop }: ChangedShipment,
): Promise<void> {
  if (await transaction.recallShipment(order.id, shipment))
    await transaction.mail(orderMail({ event: 'shipment-undone', changeId }, order, shop));
}

export async function mailReturnedParcel(
  transaction: ShopTransaction,
  { order, shipment, changeId, shop }: ChangedShipment,
): Promise<void> {
  await transaction.recallShipment(order.id, shipment);
  await transaction.mail(orderMail({ event: 'parcel-returned', changeId, shipment }, order, shop));
}
