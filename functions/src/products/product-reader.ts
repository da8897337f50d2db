import type { CatalogueProduct, Product } from '@pedalworks/contract';
import type { PictureAddress } from '../images/picture-address.ts';
import type { Ports } from '../ports.ts';
import { toCatalogueProduct, toProduct } from './product-answer.ts';

export type ProductReader = ReturnType<typeof productReader>;

/** Products as everybody sees them. */
export function productReader(products: Ports['products'], pictures: PictureAddress) {
  return {
    /** Every active product, as lists show it. */
    catalogue: async () => {
      const entries: CatalogueProduct[] = [];
      for await (const record of products.list().all()) entries.push(toCatalogueProduct(record, pictures));
      return entries;
    },
    /** By id, slug, former slug or part number, archived ones too; null where there is none. */
    product: async (key: string): Promise<Product | null> => {
      const found = await products.find(key);
      return found === null ? null : toProduct(found, pictures);
    },
    /** Those of these ids that are on sale, in the order of the ids. */
    products: async (ids: readonly string[]): Promise<readonly Product[]> => {
      const found = await products.findAll(ids);
      return found.filter(({ status }) => status === 'active').map((record) => toProduct(record, pictures));
    },
  };
}
