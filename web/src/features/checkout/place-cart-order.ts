import { ApiError, type ErrorCode } from '@pedalworks/contract/errors';
import { fromCents } from '@pedalworks/contract/money';
import type { Address } from '@pedalworks/contract/address';
import type { Order } from '@pedalworks/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, errorIn } from '../../services/api-client.ts';
import { readAccessToken } from '../../services/access-token.ts';
import { notify } from '../../services/notify.ts';
import { currentSession, type SessionUser } from '../../services/session.ts';
import type { CartLine } from '../cart/cart-lines.ts';
import { takeOutOrdered } from '../cart/ordered-lines.ts';
import type { PricedLine } from '../cart/priced-lines.ts';
import { forgetSubmissionKey, submissionKey } from './submission-key.ts';

export interface CartOrder {
  readonly lines: readonly PricedLine[];
  /** Of parts that have left the catalogue: these are taken out first. */
  readonly gone: readonly CartLine[];
  readonly address: Address;
  readonly phone: string;
}

/** Orders the cart once, however often it is sent, and empties it of what was ordered. */
export function usePlaceCartOrder(customer: SessionUser) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (cart: CartOrder): Promise<Order> => {
      requireOrderable(cart, customer);
      const order = await call('placeOrder', {
        body: bodyOf(cart, customer),
        headers: { 'Idempotency-Key': submissionKey(customer.uid) },
      });
      takeOutOrdered(order.lines);
      return order;
    },
    onSuccess: () => notify.success('Your Order is successful'),
    onError: (error) => {
      // The form has given way to the sign-in page.
      if (error instanceof ApiError && hasEnded.includes(error.code))
        notify.error(
          'Your order was not placed',
          'Your session has ended. Sign in again: what you typed is still there.',
        );
    },
    onSettled: (_order, error) => {
      // Any other refusal does not say whether a submission before it, whose answer was lost, was ordered.
      const isAnswered = error === null || (error instanceof ApiError && error.code === 'request/key-reused');
      if (isAnswered) forgetSubmissionKey(customer.uid);
      void queryClient.invalidateQueries({ queryKey: ['products'] });
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
  });
}

const hasEnded: readonly ErrorCode[] = ['auth/invalid-token', 'auth/required'];

/**
 * The cart is that of whoever is signed in now. Without a session the order would be a guest's.
 *
 * @throws ApiError that says why there is nothing to be ordered here
 */
function requireOrderable({ lines, gone }: CartOrder, { uid }: SessionUser): void {
  const session = currentSession();
  if (session === null) throw errorIn(new ApiError('auth/invalid-token').toBody(''), readAccessToken());
  if (session.uid !== uid)
    throw new ApiError('auth/forbidden', {
      message: 'Somebody else has signed in meanwhile. Nothing was ordered: load this page again to go on.',
    });
  if (gone.length > 0)
    throw new ApiError('products/archived', {
      issues: [{ path: 'lines', message: 'Take out what has left the catalogue to go on.' }],
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
