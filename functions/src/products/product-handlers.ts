import {
  ApiError,
  archivedMessage,
  type Product,
  type productEndpoints,
  type productImportEndpoints,
} from '@pedalworks/contract';
import type { Caller } from '../model/caller.ts';
import type { Handlers } from '../http/handler.ts';
import { mapList } from '../shared/list.ts';
import { etagMatches, versionOf } from '../http/version.ts';
import type { PictureAddress } from '../images/picture-address.ts';
import type { Ports } from '../ports.ts';
import { changeProducts } from './change-products.ts';
import { toProduct } from './product-answer.ts';
import { listForAdmins } from './list-products.ts';
import { importProducts } from './import-products.ts';
import { requireCurrencyPrices } from './currency-prices.ts';
import { editOf, newProduct } from './product-fields.ts';
import { productReader } from './product-reader.ts';
import type { ProductRecord } from '../model/products.ts';

export function productHandlers(
  ports: Pick<Ports, 'products' | 'cards' | 'settings' | 'log' | 'isOutage'>,
  pictures: PictureAddress,
): Handlers<typeof productEndpoints & typeof productImportEndpoints> {
  const { products, cards } = ports;
  const { currency } = cards;
  const toAnswer = (record: ProductRecord) => toProduct(record, pictures);
  const toAnswers = (records: readonly ProductRecord[]) => records.map(toAnswer);
  return {
    listProducts: () => mapList(products.list(), toAnswers),
    listAllProducts: async ({ query }) => mapList(await listForAdmins(ports, query), toAnswers),
    listCatalogue: () => productReader(products, pictures).catalogue(),
    getProduct: async ({ params, caller }) =>
      toAnswer(requireVisible(await products.find(params.id), caller)),
    addProduct: async ({ body, caller: by, signal }) => {
      requireCurrencyPrices(body, currency);
      const insertedId = await products.add(newProduct(body, pictures), { by, signal });
      return { acknowledged: true, insertedId };
    },
    saveProduct: async ({ params, headers, body, caller: by, signal }) => {
      const ifMatch = headers['If-Match'];
      if (ifMatch === undefined) throw new ApiError('products/version-missing');
      requireCurrencyPrices(body, currency);
      const saved = await products.save(params.id, { by, signal }, (present) => {
        requireVersion(toAnswer(present), ifMatch);
        return editOf(present, body, pictures);
      });
      if (saved === null) throw new ApiError('products/not-found');
      return toAnswer(saved);
    },
    importProducts: ({ body, caller: by, signal }) =>
      importProducts(products, body, { by, signal, pictures, currency }),
    deleteProduct: async ({ params, caller: by, signal }) => {
      if (!(await products.archive(params.id, { by, signal }))) throw new ApiError('products/not-found');
      return { acknowledged: true, deletedCount: 1 };
    },
    changeProducts: changeProducts(ports),
  };
}

/** @throws ApiError `products/changed`, with the current product and its ETag, if `ifMatch` is stale */
function requireVersion(product: Product, ifMatch: string): void {
  const ETag = versionOf(product);
  if (!etagMatches(ETag, ifMatch)) throw new ApiError('products/changed', { headers: { ETag }, product });
}

function requireVisible(found: ProductRecord | null, caller: Caller | null): ProductRecord {
  if (found === null) throw new ApiError('products/not-found');
  if (found.status === 'archived' && caller?.admin !== true)
    throw new ApiError('products/archived', { message: archivedMessage(found) });
  return found;
}
