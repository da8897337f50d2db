import type { Product } from '@pedalworks/contract';
import type { SessionUser } from '../../services/session.ts';
import type { PurchaseValues } from './place-order.ts';

interface KeptPurchase {
  readonly productId: string;
  readonly email: string;
  readonly values: PurchaseValues;
}

/** What was sent and not ordered: the failure closed the dialog over it. In this page's memory alone. */
let kept: KeptPurchase | null = null;

export function keepPurchase({ _id }: Product, { email }: SessionUser, values: PurchaseValues): void {
  kept = { productId: _id, email, values };
}

/** Of this part alone: the answer to one order may come while another one is on its way. */
export function forgetPurchase({ _id }: Product): void {
  if (kept?.productId === _id) kept = null;
}

/** What the same person typed for the same part before it failed, else what a new purchase begins with. */
export function firstValues({ _id, minOrder }: Product, { email }: SessionUser): PurchaseValues {
  const isSame = kept?.productId === _id && kept.email === email;
  return isSame && kept !== null ? kept.values : { phone: '', quantity: String(minOrder) };
}
