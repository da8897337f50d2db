import {
  ApiError,
  fromCents,
  toCents,
  type Product,
  type ProductDraft,
  type productEndpoints,
} from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import { mapList } from '../http/paging.ts';
import type { PictureAddress } from '../images/picture-address.ts';
import type { ProductRecord, ProductsPort } from './products-port.ts';

export function productHandlers(
  { products }: Record<'products', ProductsPort>,
  { absolute, stored }: PictureAddress,
): Handlers<typeof productEndpoints> {
  const list = () =>
    mapList(products.list(), (records) =>
      records.map((record) => toProduct({ ...record, img: absolute(record.img) })),
    );
  return {
    listProducts: list,
    listAllProducts: list,
    addProduct: async ({ body, caller }) => ({
      acknowledged: true,
      insertedId: await products.add(toRecord({ ...body, img: stored(body.img) }), caller),
    }),
    deleteProduct: async ({ params, caller: by, signal }) => {
      if (!(await products.remove(params.id, { by, signal }))) throw new ApiError('products/not-found');
      return { acknowledged: true, deletedCount: 1 };
    },
  };
}

function toProduct({ id, priceCents, ...product }: ProductRecord): Product {
  return { _id: id, ...product, price: fromCents(priceCents) };
}

function toRecord({ price, ...product }: ProductDraft): Omit<ProductRecord, 'id'> {
  return { ...product, priceCents: toCents(price) };
}
