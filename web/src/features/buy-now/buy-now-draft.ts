import type { Product } from '@pedalworks/contract';
import { formDraft } from '../../services/form-draft.ts';
import type { SessionUser } from '../../services/session.ts';
import { nextOrder } from '../shared/quote.ts';

export interface BuyNowValues {
  readonly phone: string;
  readonly quantity: string;
}

/** Kept because a failed order closes the dialog. */
const draft = formDraft<BuyNowValues>();

const ownerOf = ({ _id }: Product, { uid }: SessionUser) => `${uid} ${_id}`;

export function keepDraft(product: Product, customer: SessionUser, values: BuyNowValues): void {
  draft.keep(ownerOf(product, customer), values);
}

/** Restores the user's draft for the product, else the quantity chosen on its page or the smallest order. */
export function initialValues(product: Product, customer: SessionUser, chosen: number): BuyNowValues {
  const quantity = Number.isInteger(chosen) && chosen > 0 ? chosen : nextOrder(product);
  return draft.read(ownerOf(product, customer)) ?? { phone: '', quantity: String(quantity) };
}

export const discardDraft = draft.discard;
