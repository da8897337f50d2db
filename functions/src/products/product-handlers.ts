import {
  ApiError,
  fromCents,
  toCents,
  type Product,
  type ProductDraft,
  type productEndpoints,
} from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import { mapList } from '../http/list.ts';
import type { ProductRecord, ProductsPort } from './products-port.ts';

interface ProductPorts {
  readonly products: ProductsPort;
}

export function productHandlers({ products }: ProductPorts): Handlers<typeof productEndpoints> {
  return {
    listProducts: () => mapList(products.list(), toProduct),
    listAllProducts: () => mapList(products.list(), toProduct),
    addProduct: async ({ body, caller }) => ({
      acknowledged: true,
      insertedId: await products.add(toPart(body), caller),
    }),
    deleteProduct: async ({ params, caller }) => {
      if (!(await products.remove(params.id, caller))) throw new ApiError('products/not-found');
      return { acknowledged: true, deletedCount: 1 };
    },
  };
}

function toProduct({ id, priceCents, ...part }: ProductRecord): Product {
  return { _id: id, ...part, price: fromCents(priceCents) };
}

function toPart({ price, ...part }: ProductDraft): Omit<ProductRecord, 'id'> {
  return { ...part, priceCents: toCents(price) };
}
