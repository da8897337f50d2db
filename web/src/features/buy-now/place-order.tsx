import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fromCents } from '@pedalworks/contract/money';
import type { Order } from '@pedalworks/contract';
import { call } from '../../services/api-client.ts';
import { errorMessageByField } from '../../services/error-message.ts';
import { sendOnce } from '../../services/idempotency-key.ts';
import { isOutdated } from '../../services/record-errors.ts';
import { notify } from '../../services/notify.ts';
import { orderBikes } from '../bike/public/order-bike.ts';
import { quote } from '../products/public/quote.ts';
import { PayNow } from '../orders/public/pay-now.tsx';
import { discardDraft, saveDraft, type BuyNowValues, type Purchase } from './buy-now-draft.ts';

export function usePlaceOrder(purchase: Purchase, onOrdered?: (order: Order) => void) {
  const { product, customer } = purchase;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ phone, quantity }: BuyNowValues) => {
      const body = {
        purchaseId: product._id,
        purchase: product.name,
        name: product.name,
        // Sends the displayed price: the server rejects the order if the price has changed (docs/api.md, Orders).
        price: fromCents(quote(product, Number(quantity)).unitPriceCents),
        quantity: Number(quantity),
        customerEmail: customer.email,
        customerName: customer.displayName,
        phone,
        ...(await orderBikes()),
      };
      const submission = { uid: customer.uid, subject: `buy/${product._id}` };
      return sendOnce(submission, (headers) => call('placeOrder', { body, headers }));
    },
    onSuccess: (order) => {
      discardDraft();
      notify.success('Your Order is successful', <PayNow order={order} />);
      onOrdered?.(order);
    },
    onError: (error, values) => {
      saveDraft(purchase, values);
      notify.error('Your order is failed', errorMessageByField(error));
    },
    onSettled: (_order, error) => {
      if (error === null || isOutdated(error)) void queryClient.invalidateQueries({ queryKey: ['products'] });
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
    meta: { sendsForm: true },
  });
}
