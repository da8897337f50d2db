import { categories, computeFitsWith } from '@pedalworks/contract';
import { memoryCache } from '../http/memory-cache.ts';
import type { ProductRecord } from '../model/products.ts';
import type { Ports } from '../ports.ts';
import { fingerprintOf } from '../shared/fingerprint.ts';

/** Active catalogue at one time, against which products are judged. */
export interface CatalogueSnapshot {
  /** Active products in display order. */
  readonly products: readonly ProductRecord[];
  /** Computes `fitsWith`. Cached until the interfaces of any active product change. */
  readonly fitsWith: (product: ProductRecord) => readonly string[];
}

export type CatalogueSnapshots = ReturnType<typeof catalogueSnapshots>;

/** Maximum age of a snapshot, because other processes also write. Writes of this process clear it. */
const snapshotSeconds = 60;

export function catalogueSnapshots(products: Pick<Ports['products'], 'list'>) {
  const cache = memoryCache<CatalogueSnapshot>({
    secondsOf: () => snapshotSeconds,
    maxSize: 1_000_000,
    sizeOf: (snapshot) => snapshot.products.length + 1,
  });
  let computed = { version: '', lists: new Map<string, readonly string[]>() };
  const read = async (): Promise<CatalogueSnapshot> => {
    const active: ProductRecord[] = [];
    for await (const product of products.list().all()) active.push(product);
    const version = fingerprintOf(active.map(fitFields));
    if (computed.version !== version) computed = { version, lists: new Map() };
    const { lists } = computed;
    return { products: active, fitsWith: (product) => fitsWith(product, active, lists) };
  };
  return {
    get: () => cache.get('', read),
    clear: () => {
      cache.clear();
    },
  };
}

/** Fields on which the verdicts about a product depend. Names only occur in messages. */
function fitFields({ id, category, interfaces, fitOverrides }: ProductRecord) {
  return [id, category, interfaces, fitOverrides];
}

function fitsWith(
  product: ProductRecord,
  active: readonly ProductRecord[],
  lists: Map<string, readonly string[]>,
): readonly string[] {
  // Uses the fields instead of the id, because the product may be newer than the snapshot.
  const key = fingerprintOf(fitFields(product));
  const known = lists.get(key);
  if (known !== undefined) return known;
  const list = computeFitsWith(product, active, categories);
  lists.set(key, list);
  return list;
}
