import type { Product } from '@pedalworks/contract';
import { formDraft } from '../../services/form-draft.ts';
import type { SessionUser } from '../../services/session.ts';
import { nextOrderQuantity } from '../shared/quote.ts';

export interface BuyNowValues {
  readonly phone: string;
  readonly quantity: string;
}

/** Draft in memory. It restores the typed values when the dialog reopens after a failed order. */
const draft = formDraft<BuyNowValues>();

const draftKey = ({ _id }: Product, { uid }: SessionUser) => `${uid} ${_id}`;

export function saveDraft(product: Product, customer: SessionUser, values: BuyNowValues): void {
  draft.keep(draftKey(product, customer), values);
}

export function initialValues(product: Product, customer: SessionUser, chosen: number): BuyNowValues {
  const quantity = Number.isInteger(chosen) && chosen > 0 ? chosen : nextOrderQuantity(product);
  return draft.read(draftKey(product, customer)) ?? { phone: '', quantity: String(quantity) };
}

export const discardDraft = draft.discard;
