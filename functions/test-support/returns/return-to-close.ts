import type { PaymentFixture } from '../payments/payment-fixture.ts';
import type { Person } from '../people.ts';
import { pieces, returnDesk } from './return-desk.ts';
import { shipOrder } from './shipped-order.ts';

/** Ships a paid order and receives a return of two units. Returns a function that closes the return, with one key. */
export async function returnToClose(fixture: PaymentFixture, admin: Person, orderId: string) {
  const desk = returnDesk(fixture, admin);
  await shipOrder(fixture, orderId);
  const id = await desk.approved(orderId, { lines: [{ line: 0, quantity: 2 }] });
  const lines = [pieces(1, 'restock'), pieces(1, 'scrap', { remedy: 'replace' })];
  await desk.move(id, { to: 'received', lines });
  const key = crypto.randomUUID();
  return () => desk.move(id, { to: 'closed' }, { key });
}
