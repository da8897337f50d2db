import { ApiError } from '@pedalworks/contract';
import type { Caller } from '../model/caller.ts';
import type { OrderRecord } from '../model/orders.ts';
import { maySee } from '../model/person.ts';
import type { Ports } from '../ports.ts';

/** @throws ApiError `orders/not-found`, or `auth/forbidden` unless `maySee` lets the caller see the order */
export async function ownOrder(
  orders: Pick<Ports['orders'], 'find'>,
  id: string,
  caller: Caller,
): Promise<OrderRecord> {
  const order = await orders.find(id);
  if (order === null) throw new ApiError('orders/not-found');
  if (!maySee(caller, order)) throw new ApiError('auth/forbidden');
  return order;
}
