import type { CatalogueProduct, Product } from '@pedalworks/contract';
import type { PictureAddress } from '../images/picture-address.ts';
import type { Ports } from '../ports.ts';
import { toCatalogueProduct, toProduct } from './product-answer.ts';

/** Products as everybody sees them. */
export interface ProductReader {
  /** Every active product, as lists show it. */
  catalogue(): Promise<readonly CatalogueProduct[]>;
  /** By id, slug, former slug or part number, archived ones too; null where there is none. */
  product(key: string): Promise<Product | null>;
  /** Those of these ids that are on sale, in the order of the ids. */
  products(ids: readonly string[]): Promise<readonly Product[]>;
}

export function productReader(products: Ports['products'], pictures: PictureAddress): ProductReader {
  return {
    catalogue: async () => {
      const entries = [];
      for await (const record of products.list().all()) entries.push(toCatalogueProduct(record, pictures));
      return entries;
    },
    product: async (key) => {
      const found = await products.find(key);
      return found === null ? null : toProduct(found, pictures);
    },
    products: async (ids) => {
      const found = await products.findAll(ids);
      return found.filter(({ status }) => status === 'active').map((record) => toProduct(record, pictures));
    },
  };
}
