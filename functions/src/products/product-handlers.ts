import { ApiError, type productEndpoints, type productImportEndpoints } from '@pedalworks/contract';
import { changeEach } from '../http/change-each.ts';
import type { Handlers } from '../http/handler.ts';
import type { PictureAddress } from '../images/picture-address.ts';
import type { Ports } from '../ports.ts';
import type { CatalogueSnapshots } from './catalogue-snapshot.ts';
import { importProducts } from './import-products.ts';
import { requireCurrencyPrices } from './currency-prices.ts';
import { requireOverriddenProducts } from './fit-overrides.ts';
import { newProduct } from './product-fields.ts';
import { readHandlers } from './read-products.ts';
import { saveProduct } from './save-product.ts';

export function productHandlers(
  ports: Pick<Ports, 'products' | 'cards' | 'settings' | 'log' | 'isOutage'>,
  pictures: PictureAddress,
  snapshots: CatalogueSnapshots,
): Handlers<typeof productEndpoints & typeof productImportEndpoints> {
  const { products, cards } = ports;
  const { currency } = cards;
  return {
    ...readHandlers(ports, pictures, snapshots),
    addProduct: async ({ body, caller: by, signal }) => {
      requireCurrencyPrices(body, currency);
      await requireOverriddenProducts(products, body.fitOverrides);
      const insertedId = await products.add(newProduct(body, pictures), { by, signal });
      return { acknowledged: true, insertedId };
    },
    saveProduct: saveProduct(ports, pictures, snapshots),
    importProducts: ({ body, headers: { 'Idempotency-Key': key }, caller: by, signal }) =>
      importProducts(products, body, { by, key, signal, pictures, currency }),
    deleteProduct: async ({ params, caller: by, signal }) => {
      if (!(await products.archive(params.id, { by, signal }))) throw new ApiError('products/not-found');
      return { acknowledged: true, deletedCount: 1 };
    },
    changeProducts: ({ body, caller: by, deadline: signal }) =>
      changeEach(ports, body.products, async ({ id }) => {
        if (body.status === 'active') return (await products.restore(id, { by, signal })) ? id : null;
        if (!(await products.archive(id, { by, signal }))) throw new ApiError('products/not-found');
        return id;
      }),
  };
}
