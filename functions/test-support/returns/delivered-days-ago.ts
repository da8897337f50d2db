import { addDays, daysIn, newShopSettings } from '@pedalworks/contract';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';

/**
 * Moves the deliveries of an order back by calendar days of the shop. A difference of 24 hours per day would name another
 * day in the hour after midnight, if the clocks changed in between.
 */
export async function deliveredDaysAgo(firestore: Firestore, orderId: string, days: number): Promise<void> {
  const document = firestore.doc(`orders/${orderId}`);
  const shipments = (await document.get()).get('shipments') as readonly object[];
  const day = addDays(daysIn(newShopSettings.timeZone)(new Date()), -days);
  const noon = Timestamp.fromDate(new Date(`${day}T20:00:00Z`));
  await document.update({ shipments: shipments.map((each) => ({ ...each, deliveredAt: noon })) });
}
