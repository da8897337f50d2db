import { ApiError, type productEndpoints } from '@pedalworks/contract';
import type { Handler } from '../http/handler.ts';
import { saveRequest } from '../shared/idempotency.ts';
import { isCurrent, requireVersion } from '../http/version.ts';
import type { PictureAddress } from '../images/picture-address.ts';
import type { ProductRecord } from '../model/products.ts';
import type { Ports } from '../ports.ts';
import type { CatalogueSnapshots } from './catalogue-snapshot.ts';
import { requireCurrencyPrices } from './currency-prices.ts';
import { requireOverriddenProducts } from './fit-overrides.ts';
import { toAdminProduct } from './product-answer.ts';
import { editOf } from './product-fields.ts';

/**
 * Updates a product.
 *
 * @throws ApiError `products/changed`, with the current product and its ETag, if `If-Match` is stale
 */
export function saveProduct(
  { products, cards: { currency } }: Pick<Ports, 'products' | 'cards'>,
  pictures: PictureAddress,
  snapshots: CatalogueSnapshots,
): Handler<typeof productEndpoints.saveProduct> {
  return async ({ params, headers, body, caller: by, signal }) => {
    const ifMatch = headers['If-Match'];
    requireCurrencyPrices(body, currency);
    await requireOverriddenProducts(products, body.fitOverrides, params.id);
    const snapshot = await snapshots.get();
    const toAnswer = (record: ProductRecord) => toAdminProduct(record, pictures, snapshot);
    const request = saveRequest({ call: `saveProduct/${params.id}`, by: by.uid, key: ifMatch, body });
    const saved = await products.save(params.id, { by, signal }, async (present, { recall, remember }) => {
      const product = toAnswer(present);
      // The response to this very save was lost. Its `stockChange` must not count twice.
      if ((await recall(request)) !== null && !isCurrent(product, ifMatch)) return null;
      requireVersion(product, ifMatch, { product });
      remember(request, {});
      return editOf(present, body, pictures);
    });
    if (saved === null) throw new ApiError('products/not-found');
    return toAnswer(saved);
  };
}
