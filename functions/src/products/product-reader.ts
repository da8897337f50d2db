import type { CatalogueProduct, Product } from '@pedalworks/contract';
import type { PictureAddress } from '../images/picture-address.ts';
import type { Ports } from '../ports.ts';
import { toCatalogueProduct, toProduct } from './product-answer.ts';

export type ProductReader = ReturnType<typeof productReader>;

export function productReader(products: Ports['products'], pictures: PictureAddress) {
  return {
    catalogue: async () => {
      const entries: CatalogueProduct[] = [];
      for await (const record of products.list().all()) entries.push(toCatalogueProduct(record, pictures));
      return entries;
    },
    /** Finds a product, archived or not, by id, part number, or current or former slug. */
    product: async (key: string): Promise<Product | null> => {
      const found = await products.find(key);
      return found === null ? null : toProduct(found, pictures);
    },
    products: async (ids: readonly string[]): Promise<readonly Product[]> => {
      const found = await products.findAll(ids);
      return found.filter(({ status }) => status === 'active').map((record) => toProduct(record, pictures));
    },
  };
}
