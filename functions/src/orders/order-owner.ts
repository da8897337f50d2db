import { ApiError } from '@pedalworks/contract';
import type { Caller } from '../model/caller.ts';
import type { Ports } from '../ports.ts';
import type { OrderRecord } from '../model/orders.ts';

type Owned = Pick<OrderRecord, 'customerUid' | 'customerEmail' | 'createdAt'>;

/** @throws ApiError `orders/not-found`, `auth/forbidden` when it is not the caller's and the caller is no admin */
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

/** Whether an order is the caller's, or the caller an admin. */
export function maySee(caller: Caller, order: Owned): boolean {
  return caller.admin || owns(caller, order);
}

/**
 * An order belongs to the account that placed it. One placed under the caller's email by a guest or another account
 * belongs to them once the identity provider has seen that the email is theirs; until then only what guests ordered since
 * the account has had this email, because existing clients order without their token
 * (docs/decisions/022-who-owns-a-guest-order.md).
 */
function owns({ uid, email, emailVerified, emailSince }: Caller, order: Owned): boolean {
  if (order.customerUid === uid) return true;
  if (order.customerEmail.toLowerCase() !== email) return false;
  return emailVerified || (order.customerUid === null && order.createdAt >= emailSince);
}
