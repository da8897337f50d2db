import type { CatalogueProduct, Product } from '@pedalworks/contract';
import type { PictureAddress } from '../images/picture-address.ts';
import type { Ports } from '../ports.ts';
import type { CatalogueSnapshot, CatalogueSnapshots } from './catalogue-snapshot.ts';
import { toCatalogueProduct, toProduct } from './product-answer.ts';

export type ProductReader = ReturnType<typeof productReader>;

export function productReader(
  products: Pick<Ports['products'], 'find'>,
  pictures: PictureAddress,
  snapshots: CatalogueSnapshots,
) {
  const entriesOf = new WeakMap<CatalogueSnapshot, readonly CatalogueProduct[]>();
  return {
    catalogue: async (): Promise<readonly CatalogueProduct[]> => {
      const snapshot = await snapshots.forLists();
      const entries =
        entriesOf.get(snapshot) ?? snapshot.products.map((record) => toCatalogueProduct(record, pictures));
      entriesOf.set(snapshot, entries);
      return entries;
    },
    /** Finds a product, archived or not, by id, part number, or current or former slug. */
    product: async (key: string): Promise<Product | null> => {
      const [found, snapshot] = await Promise.all([products.find(key), snapshots.get()]);
      return found === null ? null : toProduct(found, pictures, snapshot);
    },
  };
}
