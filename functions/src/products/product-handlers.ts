import {
  ApiError,
  archivedMessage,
  type productEndpoints,
  type productImportEndpoints,
} from '@pedalworks/contract';
import type { Caller } from '../model/caller.ts';
import type { Handlers } from '../http/handler.ts';
import { mapList } from '../shared/list.ts';
import type { PictureAddress } from '../images/picture-address.ts';
import type { Ports } from '../ports.ts';
import type { CatalogueSnapshot, CatalogueSnapshots } from './catalogue-snapshot.ts';
import { changeProducts } from './change-products.ts';
import { toProduct } from './product-answer.ts';
import { listForAdmins } from './list-products.ts';
import { importProducts } from './import-products.ts';
import { requireCurrencyPrices } from './currency-prices.ts';
import { requireOverriddenProducts } from './fit-overrides.ts';
import { newProduct } from './product-fields.ts';
import { productReader } from './product-reader.ts';
import { saveProduct } from './save-product.ts';
import type { ProductRecord } from '../model/products.ts';

export function productHandlers(
  ports: Pick<Ports, 'products' | 'cards' | 'settings' | 'log' | 'isOutage'>,
  pictures: PictureAddress,
  snapshots: CatalogueSnapshots,
): Handlers<typeof productEndpoints & typeof productImportEndpoints> {
  const { products, cards } = ports;
  const { currency } = cards;
  const converterFor = (snapshot: CatalogueSnapshot) => (record: ProductRecord) =>
    toProduct(record, pictures, snapshot);
  const toAnswers = async (records: readonly ProductRecord[]) =>
    records.map(converterFor(await snapshots.get()));
  return {
    listProducts: () => mapList(products.list(), toAnswers),
    listAllProducts: async ({ query }) => mapList(await listForAdmins(ports, query), toAnswers),
    listCatalogue: () => productReader(products, pictures, snapshots).catalogue(),
    getProduct: async ({ params, caller }) => {
      const found = requireVisible(await products.find(params.id), caller);
      return converterFor(await snapshots.get())(found);
    },
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
    changeProducts: changeProducts(ports),
  };
}

export function requireVisible(found: ProductRecord | null, caller: Caller | null): ProductRecord {
  if (found === null) throw new ApiError('products/not-found');
  if (found.status === 'archived' && caller?.admin !== true)
    throw new ApiError('products/archived', { message: archivedMessage(found) });
  return found;
}
