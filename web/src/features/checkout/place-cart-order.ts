import { ApiError } from '@pedalworks/contract/errors';
import { fromCents } from '@pedalworks/contract/money';
import type { Address } from '@pedalworks/contract/address';
import type { Order } from '@pedalworks/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../services/api-client.ts';
import { notify } from '../../services/notify.ts';
import type { SessionUser } from '../../services/session.ts';
import { takeOutOrdered } from '../cart/ordered-lines.ts';
import type { PricedLine } from '../cart/priced-lines.ts';
import { forgetSubmissionKey, submissionKey } from './submission-key.ts';

export interface CartOrder {
  readonly lines: readonly PricedLine[];
  readonly address: Address;
  readonly phone: string;
}

/** Orders the cart once, however often it is sent, and empties it of what was ordered. */
export function usePlaceCartOrder(customer: SessionUser) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (cart: CartOrder): Promise<Order> => {
      const order = await call('placeOrder', {
        body: bodyOf(cart, customer),
        headers: { 'Idempotency-Key': submissionKey(customer.uid) },
      });
      takeOutOrdered(order.lines);
      return order;
    },
    onSuccess: () => notify.success('Your Order is successful'),
    onSettled: (_order, error) => {
      const isAnswered = error === null || (error instanceof ApiError && error.status < 500);
      if (isAnswered) forgetSubmissionKey(customer.uid);
      void queryClient.invalidateQueries({ queryKey: ['products'] });
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
  });
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
