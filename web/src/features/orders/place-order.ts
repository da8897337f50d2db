import type { Product } from '@pedalworks/contract';
import { call, type Answer } from '../../services/api-client.ts';
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

/** Sends the order with the unit price that was shown; the server works out what is due (contract.md, Calls). */
export function placeOrder({ product, customer, values }: Purchase): Promise<Answer<'placeOrder'>> {
  return call('placeOrder', {
    body: {
      purchaseId: product._id,
      purchase: product.name,
      name: product.name,
      price: product.price,
      quantity: Number(values.quantity),
      customerEmail: customer.email,
      customerName: customer.displayName,
      phone: values.phone,
    },
  });
}
