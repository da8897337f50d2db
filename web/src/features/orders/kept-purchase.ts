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

/** What a purchase begins with: what the same person typed for the same product before it failed, or the minimum order. */
export function firstValues({ _id, minOrder }: Product, { email }: SessionUser): PurchaseValues {
  const isSame = kept?.productId === _id && kept.email === email;
  return isSame && kept !== null ? kept.values : { phone: '', quantity: String(minOrder) };
}

export function forgetPurchase(): void {
  kept = null;
}
