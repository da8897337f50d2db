import { mailsOf } from './mail-document.ts';
import type { UnitOfWork } from './unit-of-work.ts';

const aboutShipment = ['shipped', 'tracking-changed'];

/** Deletes undelivered emails about a shipment. Returns true if sent or queued emails about the shipment remain. */
export async function recallShipment(work: UnitOfWork, orderId: string, shippedAt: Date): Promise<boolean> {
  const mails = mailsOf(work.firestore);
  const found = await work.find(mails.where('orderId', '==', orderId));
  const about = found.filter(
    ({ event, createdAt }) => aboutShipment.includes(event) && createdAt >= shippedAt,
  );
  const isUndelivered = ({ delivery: { state } }: (typeof about)[number]) =>
    state === 'failed' || state === 'off';
  for (const { id } of about.filter(isUndelivered)) work.delete(mails.doc(id));
  return about.some((mail) => !isUndelivered(mail));
}
