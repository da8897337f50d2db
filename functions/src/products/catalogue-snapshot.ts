import type { CatalogueProduct } from '@pedalworks/contract';
import { Mutex } from 'async-mutex';
import type { Caches } from '../http/caches.ts';
import type { PictureAddress } from '../images/picture-address.ts';
import type { ProductRecord } from '../model/products.ts';
import type { Ports } from '../ports.ts';
import { fitLists } from './fit-lists.ts';
import { toCatalogueProduct } from './product-answer.ts';

type PlacedProduct = Awaited<ReturnType<Ports['products']['findAll']>>[number];

/** Active catalogue at one time, from which whole lists, pages and verdicts are made. */
export interface CatalogueSnapshot {
  /** Active products in display order. */
  readonly products: readonly ProductRecord[];
  /** The same products as pages and `GET /catalogue` list them. */
  readonly entries: readonly CatalogueProduct[];
  /** Returns `fitsWith`, which is kept and updated when products change. */
  readonly fitsWith: (product: ProductRecord) => readonly string[];
}

type CatalogueProducts = Pick<Ports['products'], 'list' | 'find' | 'findAll'>;

interface Snapshot extends CatalogueSnapshot {
  readonly products: readonly PlacedProduct[];
  /** Ids of the products by their ids and slugs. */
  readonly names: ReadonlyMap<string, string>;
  readonly numbers: ReadonlyMap<string, string>;
}

export type CatalogueSnapshots = ReturnType<typeof catalogueSnapshots>;

/** Reads the active catalogue once for all requests, and again the products that this process changed. */
export function catalogueSnapshots(products: CatalogueProducts, caches: Caches, pictures: PictureAddress) {
  const cache = caches.open<{ snapshot: Snapshot }>(
    'catalogue',
    ({ snapshot }) => snapshot.products.length + 1,
  );
  const changed = new Set<string>();
  const mutex = new Mutex();
  const snapshotOf = snapshotMaker(pictures);
  const readAll = async () => snapshotOf(await activeIn(products));
  const readChanged = async (cached: { snapshot: Snapshot }) => {
    const ids = [...changed];
    changed.clear();
    try {
      const read = await products.findAll(ids);
      cached.snapshot = snapshotOf(withProducts(cached.snapshot, ids, read));
    } catch (error) {
      for (const id of ids) changed.add(id);
      throw error;
    }
  };
  const get = async (): Promise<Snapshot> => {
    const cached = await cache.get('', async () => {
      changed.clear();
      return { snapshot: await readAll() };
    });
    // Waits for a running update, because it may contain a change that the caller made.
    if (changed.size > 0 || mutex.isLocked())
      await mutex.runExclusive(() => (changed.size > 0 ? readChanged(cached) : undefined));
    return cached.snapshot;
  };
  return {
    get: get as () => Promise<CatalogueSnapshot>,
    /**
     * Returns the snapshot for lists and pages. Without caches, as in `npm start`, it is a new one, because the
     * emulator's processes do not notice each other's changes.
     */
    forLists: (caches.isEnabled ? get : readAll) as () => Promise<CatalogueSnapshot>,
    change: (ids: readonly string[]) => {
      for (const id of ids) changed.add(id);
    },
    idOf: productIds(products, caches, get),
  };
}

/** Returns a function that finds the id of a product by any of its names; unknown names are returned as they are. */
function productIds(products: CatalogueProducts, caches: Caches, get: () => Promise<Snapshot>) {
  const found = caches.open<{ readonly id: string }>('productNames', () => 1);
  return async (name: string): Promise<string> => {
    const { names, numbers } = await get();
    const known = names.get(name);
    if (known !== undefined) return known;
    // May be the former slug of another product, which takes precedence over part numbers.
    const isLikeSlug = name === name.toLowerCase();
    if (!isLikeSlug) return numbers.get(name.toUpperCase()) ?? name;
    const find = async () => ({ id: (await products.find(name))?.id ?? name });
    return (await found.get(name, find)).id;
  };
}

async function activeIn(products: CatalogueProducts): Promise<readonly PlacedProduct[]> {
  const active: PlacedProduct[] = [];
  for await (const product of products.list().all()) active.push(product);
  return active;
}

function snapshotMaker(pictures: PictureAddress) {
  const listsOf = fitLists();
  return (products: readonly PlacedProduct[]): Snapshot => {
    const idsBy = (name: 'id' | 'slug' | 'partNumber') =>
      products.map((product) => [product[name], product.id] as const);
    return {
      products,
      entries: products.map((product) => toCatalogueProduct(product, pictures)),
      // Ids take precedence over slugs.
      names: new Map([...idsBy('slug'), ...idsBy('id')]),
      numbers: new Map(idsBy('partNumber')),
      fitsWith: listsOf(products),
    };
  };
}

/** Replaces some products by the given ones, and removes those that are missing or archived. */
function withProducts(
  { products }: Snapshot,
  ids: readonly string[],
  read: readonly PlacedProduct[],
): readonly PlacedProduct[] {
  const active = read.filter(({ status }) => status === 'active');
  const kept = products.filter(({ id }) => !ids.includes(id));
  return [...kept, ...active].sort(byPlace);
}

function byPlace(one: PlacedProduct, other: PlacedProduct): number {
  return (one.position ?? 0) - (other.position ?? 0) || (one.id < other.id ? -1 : 1);
}
