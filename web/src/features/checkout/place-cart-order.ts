import { ApiError, type ErrorCode } from '@pedalworks/contract/errors';
import { fromCents } from '@pedalworks/contract/money';
import type { Address } from '@pedalworks/contract/address';
import type { Order } from '@pedalworks/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../services/api-client.ts';
import { sendOnce } from '../../services/idempotency-key.ts';
import { notify } from '../../services/notify.ts';
import type { SessionUser } from '../../services/session.ts';
import type { CartLine } from '../cart/cart-lines.ts';
import { takeOutOrdered } from '../cart/ordered-lines.ts';
import type { PricedLine } from '../cart/priced-lines.ts';

export interface CartOrder {
  readonly lines: readonly PricedLine[];
  /** Lines of archived parts, which must be removed first. */
  readonly gone: readonly CartLine[];
  readonly address: Address;
  readonly phone: string;
}

/** Places an order of the cart, once however often it is submitted, and removes the ordered lines from the cart. */
export function usePlaceCartOrder(customer: SessionUser) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (cart: CartOrder): Promise<Order> => {
      requireOrderable(cart);
      const body = bodyOf(cart, customer);
      const order = await sendOnce({ uid: customer.uid, of: 'cart' }, (headers) =>
        call('placeOrder', { body, headers }),
      );
      takeOutOrdered(order.lines);
      return order;
    },
    onError: (error) => {
      // The form has given way to the sign-in page.
      if (error instanceof ApiError && hasEnded.includes(error.code))
        notify.error(
          'Your order was not placed',
          'Your session has ended. Sign in again: what you typed is still there.',
        );
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['products'] });
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
  });
}

const hasEnded: readonly ErrorCode[] = ['auth/invalid-token', 'auth/required'];

/** @throws ApiError that says why the cart cannot be ordered */
function requireOrderable({ lines, gone }: CartOrder): void {
  if (gone.length > 0)
    throw new ApiError('products/archived', {
      issues: [{ path: 'lines', message: 'Remove what is no longer in the catalogue to continue.' }],
    });
  if (lines.length === 0) throw new ApiError('request/invalid', { message: 'Nothing is left to order.' });
}

function bodyOf({ lines, address, phone }: CartOrder, { email, displayName }: SessionUser) {
  return {
    lines: lines.map(({ line, quote }) => ({
      productId: line.productId,
      quantity: line.quantity,
      price: fromCents(quote.unitPriceCents),
    })),
    address,
    phone,
    customerEmail: email,
    customerName: displayName,
  };
}
