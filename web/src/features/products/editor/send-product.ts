import { ApiError } from '@pedalworks/contract/errors';
import type { Product } from '@pedalworks/contract';
import { call, callVersioned, type Versioned } from '../../../services/api-client.ts';
import { areSame } from './compare-values.ts';
import { bodyOf, valuesOf, withImages, type Images, type ProductValues } from './product-values.ts';

/** Result of saving a product. `theirs` is the version that another admin saved meanwhile. */
export type SaveResult =
  | { readonly is: 'added'; readonly id: string }
  | { readonly is: 'saved'; readonly version: Versioned<Product> }
  | { readonly is: 'conflict'; readonly theirs: Versioned<Product> }
  | { readonly is: 'deleted' };

interface SaveRequest {
  readonly over: Versioned<Product> | null;
  readonly values: ProductValues;
  readonly images: Images;
}

export async function sendProduct({ over, values, images }: SaveRequest): Promise<SaveResult> {
  const body = bodyOf(values, images);
  const quantity = Number(values.quantity);
  if (over === null) {
    const { insertedId } = await call('addProduct', { body: { ...body, quantity } });
    return { is: 'added', id: insertedId };
  }
  const params = { id: over.body._id };
  // Sends the change in stock instead of the stock, which orders may have reduced meanwhile.
  const change = { ...body, stockChange: quantity - over.body.quantity };
  const headers = { 'If-Match': over.etag };
  try {
    return { is: 'saved', version: await callVersioned('saveProduct', { params, headers, body: change }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'products/not-found') return { is: 'deleted' };
    if (error.product === undefined) throw error;
    return resultOfConflict(error.product, { over, values, images });
  }
}

/** Converts a 412 response to a result. `present` is the product in that response, as another admin saved it. */
function resultOfConflict(present: Product, { over, values, images }: SaveRequest): SaveResult {
  const theirs = { body: present, etag: `"${String(present.revision)}"` };
  const now = valuesOf(present);
  if (now.status === 'archived' && over?.body.status === 'active') return { is: 'deleted' };
  // Already stored: the response to an earlier save was lost, or another admin made the same edit.
  if (areSame(withImages(values, images), now)) return { is: 'saved', version: theirs };
  return { is: 'conflict', theirs };
}
