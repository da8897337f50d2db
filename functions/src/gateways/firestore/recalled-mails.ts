import { legacyShipmentId } from '@pedalworks/contract';
import type { ShipmentRecord } from '../../model/orders.ts';
import { mailsOf } from './mail-document.ts';
import type { UnitOfWork } from './unit-of-work.ts';

const aboutShipment = ['shipped', 'tracking-changed', 'replacement-shipped'];

/**
 * Deletes a shipment's emails in state `failed` or `off`. Returns true if others remain, sent or still to be sent.
 */
export async function recallShipment(
  work: UnitOfWork,
  orderId: string,
  { id: shipmentId, shippedAt }: Pick<ShipmentRecord, 'id' | 'shippedAt'>,
): Promise<boolean> {
  const mails = mailsOf(work.firestore);
  const found = await work.find(mails.where('orderId', '==', orderId));
  const about = found.filter(
    ({ event, createdAt, ...mail }) =>
      aboutShipment.includes(event) &&
      createdAt >= shippedAt &&
      (mail.shipmentId ?? legacyShipmentId) === shipmentId,
  );
  const isUndelivered = ({ delivery: { state } }: (typeof about)[number]) =>
    state === 'failed' || state === 'off';
  for (const { id } of about.filter(isUndelivered)) work.delete(mails.doc(id));
  return about.some((mail) => !isUndelivered(mail));
}
