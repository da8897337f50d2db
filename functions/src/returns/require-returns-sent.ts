import { ApiError, claimedUnits, listed, replacedUnits, sentUnits } from '@pedalworks/contract';
import type { OrderRecord } from '../model/orders.ts';
import type { ShopTransaction } from '../ports.ts';

/** @throws ApiError `orders/move-refused` if returns have units that no parcel of the order has any more */
export async function requireReturnsSent(transaction: ShopTransaction, order: OrderRecord): Promise<void> {
  if (order.returnNumbers === undefined) return;
  const returns = await transaction.returnsOf(order.id);
  const short = order.lines.flatMap((_, line) =>
    claimedUnits(returns, line) > sentUnits(order, line) + replacedUnits(order, line) ? line : [],
  );
  if (short.length === 0) return;
  const numbers = returns.flatMap((each) =>
    short.some((line) => claimedUnits([each], line) > 0) ? each.number : [],
  );
  const message = `Parts of this parcel are in ${numbers.length === 1 ? 'return' : 'returns'} ${listed(numbers)}.`;
  throw new ApiError('orders/move-refused', { message });
}
