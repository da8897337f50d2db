import type { CatalogueProduct, Product } from '@pedalworks/contract';
import type { PictureAddress } from '../images/picture-address.ts';
import type { ProductRecord } from '../model/products.ts';
import type { Ports } from '../ports.ts';
import type { CatalogueSnapshot, CatalogueSnapshots } from './catalogue-snapshot.ts';
import { toCatalogueProduct, toProduct } from './product-answer.ts';

export type ProductReader = ReturnType<typeof productReader>;

export function productReader(
  products: Ports['products'],
  pictures: PictureAddress,
  snapshots: CatalogueSnapshots,
) {
  const toEntries = (records: readonly ProductRecord[]) =>
    records.map((record) => toCatalogueProduct(record, pictures));
  let cached: { readonly of: CatalogueSnapshot | null; readonly entries: CatalogueProduct[] };
  cached = { of: null, entries: [] };
  return {
    catalogue: async () => {
      const records: ProductRecord[] = [];
      for await (const record of products.list().all()) records.push(record);
      return toEntries(records);
    },
    cachedCatalogue: async () => {
      const snapshot = await snapshots.get();
      if (cached.of !== snapshot) cached = { of: snapshot, entries: toEntries(snapshot.products) };
      return cached.entries;
    },
    /** Finds a product, archived or not, by id, part number, or current or former slug. */
    product: async (key: string): Promise<Product | null> => {
      const [found, snapshot] = await Promise.all([products.find(key), snapshots.get()]);
      return found === null ? null : toProduct(found, pictures, snapshot);
    },
  };
}
