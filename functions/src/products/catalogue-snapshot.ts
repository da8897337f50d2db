import { isDeepStrictEqual } from 'node:util';
import { Mutex } from 'async-mutex';
import { categories, computeFitsWith } from '@pedalworks/contract';
import type { Caches } from '../http/caches.ts';
import type { ProductRecord } from '../model/products.ts';
import type { Ports } from '../ports.ts';
import { fingerprintOf } from '../shared/fingerprint.ts';

type PlacedProduct = Awaited<ReturnType<Ports['products']['findAll']>>[number];

/** Active catalogue at one time, from which lists, pages and verdicts are made. */
export interface CatalogueSnapshot {
  /** Active products in display order. */
  readonly products: readonly ProductRecord[];
  /** Computes `fitsWith`. Cached until the interfaces of any active product change. */
  readonly fitsWith: (product: ProductRecord) => readonly string[];
}

type CatalogueProducts = Pick<Ports['products'], 'list' | 'find' | 'findAll'>;

interface Snapshot extends CatalogueSnapshot {
  readonly products: readonly PlacedProduct[];
  readonly lists: FitLists;
  /** Ids of the products by their ids and slugs. */
  readonly names: ReadonlyMap<string, string>;
  readonly numbers: ReadonlyMap<string, string>;
}

/** `fitsWith` by the fingerprint of a product's {@link fitFields}. */
type FitLists = Map<string, readonly string[]>;

export type CatalogueSnapshots = ReturnType<typeof catalogueSnapshots>;

/** Reads the active catalogue once for all requests, and again the products that this process changed. */
export function catalogueSnapshots(products: CatalogueProducts, caches: Caches) {
  const cache = caches.open<{ snapshot: Snapshot }>(
    'catalogue',
    ({ snapshot }) => snapshot.products.length + 1,
  );
  const changed = new Set<string>();
  const mutex = new Mutex();
  const readAll = snapshotReader(products);
  const readChanged = async (cached: { snapshot: Snapshot }) => {
    const ids = [...changed];
    changed.clear();
    try {
      cached.snapshot = withProducts(cached.snapshot, ids, await products.findAll(ids));
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
    /** Returns the snapshot for lists and pages. If caches are disabled, it is a new one. */
    forLists: (caches.isEnabled ? get : readAll) as () => Promise<CatalogueSnapshot>,
    change: (ids: readonly string[]) => {
      for (const id of ids) changed.add(id);
    },
    idOf: productNames(products, caches, get),
  };
}

/** Returns a function that reads the catalogue, and keeps `fitsWith` until a product's {@link fitFields} change. */
function snapshotReader(products: CatalogueProducts): () => Promise<Snapshot> {
  let known = { version: '', lists: new Map() as FitLists };
  return async () => {
    const active: PlacedProduct[] = [];
    for await (const product of products.list().all()) active.push(product);
    const version = fingerprintOf(active.map(fitFields));
    if (known.version !== version) known = { version, lists: new Map() };
    return snapshotOf(active, known.lists);
  };
}

/** Returns a function that finds the id of a product by any of its names; unknown names are returned as they are. */
function productNames(products: CatalogueProducts, caches: Caches, get: () => Promise<Snapshot>) {
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

function snapshotOf(products: readonly PlacedProduct[], lists: FitLists): Snapshot {
  const idsBy = (name: 'id' | 'slug' | 'partNumber') =>
    products.map((product) => [product[name], product.id] as const);
  return {
    products,
    lists,
    // Ids take precedence over slugs.
    names: new Map([...idsBy('slug'), ...idsBy('id')]),
    numbers: new Map(idsBy('partNumber')),
    fitsWith: (product) => fitsWith(product, products, lists),
  };
}

/** Replaces some products by the given ones, and removes those that are missing or archived. */
function withProducts(
  { products, lists }: Snapshot,
  ids: readonly string[],
  read: readonly PlacedProduct[],
): Snapshot {
  const active = read.filter(({ status }) => status === 'active');
  const replaced = products.filter(({ id }) => ids.includes(id));
  const kept = products.filter(({ id }) => !ids.includes(id));
  const fitOf = (some: readonly PlacedProduct[]) =>
    new Map(some.map((product) => [product.id, fitFields(product)]));
  const hasSameFits = isDeepStrictEqual(fitOf(replaced), fitOf(active));
  return snapshotOf([...kept, ...active].sort(byPlace), hasSameFits ? lists : new Map());
}

function byPlace(one: PlacedProduct, other: PlacedProduct): number {
  return (one.position ?? 0) - (other.position ?? 0) || (one.id < other.id ? -1 : 1);
}

/** Fields on which the verdicts about a product depend. Names only occur in messages. */
function fitFields({ id, category, kind, interfaces, fitOverrides }: ProductRecord) {
  return [id, category, kind, interfaces, fitOverrides];
}

function fitsWith(
  product: ProductRecord,
  active: readonly ProductRecord[],
  lists: FitLists,
): readonly string[] {
  // Uses the fields instead of the id, because the product may be newer than the snapshot.
  const key = fingerprintOf(fitFields(product));
  const known = lists.get(key);
  if (known !== undefined) return known;
  const list = computeFitsWith(product, active, categories);
  lists.set(key, list);
  return list;
}
