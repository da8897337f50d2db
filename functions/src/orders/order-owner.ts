import { ApiError } from '@pedalworks/contract';
import type { Caller } from '../model/caller.ts';
import type { Ports } from '../ports.ts';
import type { OrderRecord } from '../model/orders.ts';

type Owned = Pick<OrderRecord, 'customerUid' | 'customerEmail' | 'createdAt'>;

/** @throws ApiError `orders/not-found`, or `auth/forbidden` unless the caller is the owner or an admin */
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

export function maySee(caller: Caller, order: Owned): boolean {
  return caller.admin || owns(caller, order);
}

/**
 * True if the caller owns the order. An unverified email only gives access to guest orders placed after the account
 * got that email (docs/decisions/022-who-owns-a-guest-order.md).
 */
function owns({ uid, email, emailVerified, emailSince }: Caller, order: Owned): boolean {
  if (order.customerUid === uid) return true;
  if (order.customerEmail.toLowerCase() !== email) return false;
  return emailVerified || (order.customerUid === null && order.createdAt >= emailSince);
}
