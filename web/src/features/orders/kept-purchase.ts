import { smallestOrder } from '@pedalworks/contract/pricing';
import type { Product } from '@pedalworks/contract';
import type { SessionUser } from '../../services/session.ts';

/** What the purchase form holds, as typed. */
export interface PurchaseValues {
  readonly phone: string;
  readonly quantity: string;
}

interface KeptPurchase {
  readonly productId: string;
  readonly email: string;
  readonly values: PurchaseValues;
}

/** What was typed and not ordered: the failure closed the dialog over it. In this page's memory alone. */
let kept: KeptPurchase | null = null;

export function keepPurchase({ _id }: Product, { email }: SessionUser, values: PurchaseValues): void {
  kept = { productId: _id, email, values };
}

/**
 * What a purchase begins with: what the same person typed for the same product before it failed, or the quantity chosen on its
 * page, or the smallest order.
 */
export function firstValues(product: Product, { email }: SessionUser, chosen: number): PurchaseValues {
  const isSame = kept?.productId === product._id && kept.email === email;
  if (isSame && kept !== null) return kept.values;
  const quantity = Number.isInteger(chosen) && chosen > 0 ? chosen : smallestOrder(product);
  return { phone: '', quantity: String(quantity) };
}

export function forgetPurchase(): void {
  kept = null;
}
