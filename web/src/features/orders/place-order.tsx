import Link from '@mui/material/Link';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@pedalworks/contract/errors';
import { fromCents } from '@pedalworks/contract/money';
import { unitPriceCents } from '@pedalworks/contract/pricing';
import type { Order, Product } from '@pedalworks/contract';
import { call, type CallArguments } from '../../services/api-client.ts';
import { errorMessageByField } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';
import type { SessionUser } from '../../services/session.ts';
import { keepPurchase, type PurchaseValues } from './kept-purchase.ts';

interface Purchase {
  readonly product: Product;
  readonly customer: SessionUser;
}

/**
 * Places an order and tells how that went, also who is no longer at the form. Products are read again where they may have
 * changed: ordered, gone, or at another price.
 */
export function usePlaceOrder({ product, customer }: Purchase) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ phone, quantity }: PurchaseValues) =>
      sendOnce({
        purchaseId: product._id,
        purchase: product.name,
        name: product.name,
        // The unit price that was shown; the server works out what is due (docs/api.md, Orders).
        price: fromCents(unitPriceCents(product, Number(quantity))),
        quantity: Number(quantity),
        customerEmail: customer.email,
        customerName: customer.displayName,
        phone,
      }),
    onSuccess: ({ _id }) => {
      notify.success('Your Order is successful', <NotYetPaid orderId={_id} />);
    },
    onError: (error, values) => {
      keepPurchase(product, customer, values);
      notify.error('Your order is failed', errorMessageByField(error));
    },
    onSettled: (_order, error) => {
      const isStale = error === null || (error instanceof ApiError && [404, 409].includes(error.status));
      if (isStale) void queryClient.invalidateQueries({ queryKey: ['products'] });
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
    meta: { sendsForm: true },
  });
}

function NotYetPaid({ orderId }: { readonly orderId: string }) {
  return (
    <>
      Not yet paid{' '}
      <Link href={`/dashboard/payment/${orderId}`} sx={{ ml: 1, fontWeight: 700 }}>
        Pay now
      </Link>
    </>
  );
}

type Draft = CallArguments<'placeOrder'>['body'];

/** The keys of orders whose answer never came, by what was ordered: sent again, they must not be stored twice. */
const unanswered = new Map<string, string>();

/** One Idempotency-Key a submission, the same one again until the shop has answered it (docs/api.md, Orders). */
async function sendOnce(body: Draft): Promise<Order> {
  const contents = JSON.stringify(body);
  const key = unanswered.get(contents) ?? crypto.randomUUID();
  unanswered.set(contents, key);
  try {
    const order = await call('placeOrder', { body, headers: { 'Idempotency-Key': key } });
    unanswered.delete(contents);
    return order;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) unanswered.delete(contents);
    throw error;
  }
}
