import type { FitOverride } from '@pedalworks/contract';
import type { Ports } from '../ports.ts';
import { invalidField } from '../shared/invalid-field.ts';

export const selfOverride = 'Choose another part than this one';

/** @throws ApiError `request/invalid` if an override names no existing product, or the product itself */
export async function requireOverriddenProducts(
  products: Pick<Ports['products'], 'findAll'>,
  overrides: readonly FitOverride[] = [],
  ownId?: string,
): Promise<void> {
  const ids = overrides.map(({ productId }) => productId);
  const found = ids.length === 0 ? [] : await products.findAll(ids);
  const existing = new Set(found.map(({ id }) => id));
  for (const [index, id] of ids.entries()) {
    const path = `fitOverrides[${String(index)}].productId`;
    if (id === ownId) throw invalidField(path, selfOverride);
    if (!existing.has(id)) throw invalidField(path, `There is no part ${id}`);
  }
}
