import type { Product } from '@pedalworks/contract';
import { formDraft } from '../../services/form-draft.ts';
import type { SessionUser } from '../../services/session.ts';
import { nextOrderQuantity } from '../products/public/quote.ts';

export interface BuyNowValues {
  readonly phone: string;
  readonly quantity: string;
}

export interface Purchase {
  readonly product: Product;
  readonly customer: SessionUser;
  /** Quantity in the URL. NaN or 0 selects the default quantity. */
  readonly quantity: number;
}

/** Draft in memory. It restores the typed values when the dialog reopens after a failed order. */
const draft = formDraft<BuyNowValues>();

const draftKey = ({ product, customer, quantity }: Purchase) =>
  [customer.uid, product._id, quantity].join(' ');

export function saveDraft(purchase: Purchase, values: BuyNowValues): void {
  draft.keep(draftKey(purchase), values);
}

export function initialValues(purchase: Purchase): BuyNowValues {
  const { product, quantity: chosen } = purchase;
  const quantity = Number.isInteger(chosen) && chosen > 0 ? chosen : nextOrderQuantity(product);
  return draft.read(draftKey(purchase)) ?? { phone: '', quantity: String(quantity) };
}

export const discardDraft = draft.discard;
