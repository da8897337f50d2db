import type { Product } from '@pedalworks/contract';
import { nextOrder } from '../../ui/quote.ts';
import type { SessionUser } from '../../services/session.ts';

/** What the purchase form holds, as typed. */
export interface PurchaseValues {
  readonly phone: string;
  readonly quantity: string;
}

interface Draft {
  readonly productId: string;
  readonly email: string;
  readonly values: PurchaseValues;
}

/** Kept because a failed order closes the dialog. In this page's memory alone. */
let draft: Draft | null = null;

export function keepDraft({ _id }: Product, { email }: SessionUser, values: PurchaseValues): void {
  draft = { productId: _id, email, values };
}

/** What the same person typed for the same product before it failed, or else the quantity chosen on its page, or the smallest order. */
export function initialValues(product: Product, { email }: SessionUser, chosen: number): PurchaseValues {
  if (draft?.productId === product._id && draft.email === email) return draft.values;
  const quantity = Number.isInteger(chosen) && chosen > 0 ? chosen : nextOrder(product);
  return { phone: '', quantity: String(quantity) };
}

export function discardDraft(): void {
  draft = null;
}
