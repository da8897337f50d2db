import { ApiError, type ErrorCode } from '@pedalworks/contract/errors';
import { fromCents } from '@pedalworks/contract/money';
import type { Address } from '@pedalworks/contract/address';
import type { Order } from '@pedalworks/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../services/api-client.ts';
import { sendOnce } from '../../services/idempotency-key.ts';
import { notify } from '../../services/notify.ts';
import type { SessionUser } from '../../services/session.ts';
import type { CartLine } from '../cart/public/cart-lines.ts';
import { orderBikes } from '../bike/public/order-bike.ts';
import { removeOrderedLines } from '../cart/public/remove-ordered-lines.ts';
import type { PricedLine } from '../cart/public/priced-lines.ts';
import { lineBikeOf } from '../bike/public/line-bike.ts';

export interface CartOrder {
  readonly lines: readonly PricedLine[];
  /** Lines for archived parts. The customer must remove these before ordering. */
  readonly unavailable: readonly CartLine[];
  readonly address: Address;
  readonly phone: string;
}

export function usePlaceCartOrder(customer: SessionUser) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (cart: CartOrder): Promise<Order> => {
      requireOrderable(cart);
      const bikes = await orderBikes(cart.lines.map(({ line }) => line.bikeId));
      const body = { ...requestBody(cart, customer), ...bikes };
      const order = await sendOnce({ uid: customer.uid, subject: 'cart' }, (headers) =>
        call('placeOrder', { body, headers }),
      );
      removeOrderedLines(order.lines);
      return order;
    },
    onError: (error) => {
      // Shows a toast, because the sign-in page has replaced the form that displays errors.
      if (error instanceof ApiError && sessionEndedCodes.includes(error.code))
        notify.error(
          'Your order was not placed',
          'Your session has ended. Sign in again; your entries are kept.',
        );
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['products'] });
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
  });
}

const sessionEndedCodes: readonly ErrorCode[] = ['auth/invalid-token', 'auth/required'];

function requireOrderable({ lines, unavailable }: CartOrder): void {
  if (unavailable.length > 0)
    throw new ApiError('products/archived', {
      issues: [{ path: 'lines', message: 'Remove unavailable parts to continue.' }],
    });
  if (lines.length === 0)
    throw new ApiError('request/invalid', { message: 'Your cart has no parts to order.' });
}

function requestBody({ lines, address, phone }: CartOrder, { email, displayName }: SessionUser) {
  return {
    lines: lines.map(({ line, quote }) => ({
      productId: line.productId,
      quantity: line.quantity,
      price: fromCents(quote.unitPriceCents),
      ...lineBikeOf(line),
    })),
    address,
    phone,
    customerEmail: email,
    customerName: displayName,
  };
}
