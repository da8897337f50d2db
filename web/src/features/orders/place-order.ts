import { ApiError } from '@pedalworks/contract/errors';
import type { Product } from '@pedalworks/contract';
import { call, type Answer, type CallArguments } from '../../services/api-client.ts';
import { noteRefusal } from '../../services/session-refusal.ts';
import type { SessionUser } from '../../services/session.ts';

/** What the purchase form holds, as typed. */
export interface PurchaseValues {
  readonly phone: string;
  readonly quantity: string;
}

interface Purchase {
  readonly product: Product;
  readonly customer: SessionUser;
  readonly values: PurchaseValues;
}

type Draft = CallArguments<'placeOrder'>['body'];

/** The keys of orders whose answer never came, by what was ordered: sent again, they must not be stored twice. */
const unanswered = new Map<string, string>();

/** Sends the order with the unit price that was shown; the server works out what is due (contract.md, Calls). */
export function placeOrder({ product, customer, values }: Purchase): Promise<Answer<'placeOrder'>> {
  return sendOnce({
    purchaseId: product._id,
    purchase: product.name,
    name: product.name,
    price: product.price,
    quantity: Number(values.quantity),
    customerEmail: customer.email,
    customerName: customer.displayName,
    phone: values.phone,
  });
}

/** One Idempotency-Key a submission, the same one again until the shop has answered it. */
async function sendOnce(body: Draft): Promise<Answer<'placeOrder'>> {
  const contents = JSON.stringify(body);
  const key = unanswered.get(contents) ?? crypto.randomUUID();
  unanswered.set(contents, key);
  try {
    const order = await call('placeOrder', { body, headers: { 'Idempotency-Key': key } });
    unanswered.delete(contents);
    return order;
  } catch (error) {
    noteRefusal(error);
    if (error instanceof ApiError && error.status < 500) unanswered.delete(contents);
    throw error;
  }
}
