import type { OrderNote } from '@pedalworks/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { someAddress, storedOrder } from '../../test-support/orders/stored-order.ts';
import { openShopForFile } from '../../test-support/shop.ts';

const shop = await openShopForFile();
const { accessToken: token } = await shop.people.admin();

/** Stores a paid order with some notes. */
async function orderWithNotes(count: number, characters: number): Promise<string> {
  const stored = storedOrder({ status: 'paid', paidAt: new Date(), address: someAddress });
  const { id } = await shop.firestore.collection('orders').add(stored);
  const [at, text] = [Timestamp.now(), 'x'.repeat(characters)];
  const entries = Array.from({ length: count }, () => ({ at, by: 'admin@example.com', byUid: null, text }));
  await shop.firestore.doc(`orderNotes/${id}`).set({ entries, authorUids: [] });
  return id;
}

const pack = (id: string) =>
  shop.call('transitionOrder', { params: { id }, token, body: { to: 'packed', note: 'Box 3.' } });

it('after 100 notes, admins can add no more, but the note of a move is kept', async () => {
  const id = await orderWithNotes(100, 10);
  const asked = { params: { id }, token };
  const typed = await shop.call('addOrderNote', { ...asked, body: { text: 'Gift.' } });
  expect(typed).toMatchObject({ status: 409, json: { code: 'orders/too-many-notes' } });
  expect((await pack(id)).status).toBe(200);
  const { json } = await shop.call('listOrderNotes', asked);
  expect((json as readonly OrderNote[]).at(-1)).toMatchObject({ text: 'Marked as packed. Box 3.' });
});

it('a move whose note cannot be stored is rejected, and changes nothing', async () => {
  const id = await orderWithNotes(110, 8_200);
  expect(await pack(id)).toMatchObject({ status: 409, json: { code: 'orders/too-many-notes' } });
  expect((await shop.firestore.doc(`orders/${id}`).get()).get('status')).toBe('paid');
});
