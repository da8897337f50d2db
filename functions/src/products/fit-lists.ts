import { isDeepStrictEqual } from 'node:util';
import {
  categories,
  changedFitsWith,
  computeFitsWith,
  type CataloguedPart,
  type PartChange,
} from '@pedalworks/contract';
import type { ProductRecord } from '../model/products.ts';
import { fingerprintOf } from '../shared/canonical-json.ts';

/** `fitsWith` of one product. */
interface FitList {
  readonly ids: readonly string[];
  /** Number of changes to the catalogue that the list contains. */
  readonly changes: number;
}

/** Lists by the fingerprint of a product's {@link fitFields}. */
type FitLists = Map<string, FitList>;

interface ListedCatalogue {
  /** Active products in display order. */
  readonly products: readonly ProductRecord[];
  readonly changes: readonly PartChange[];
  readonly lists: FitLists;
}

/** Maximum changes to apply to one list. Computing it from the catalogue is faster beyond. */
const maxApplied = 20;
/** Number of changes after which all lists are dropped, with those of former versions of products. */
const maxChanges = 1000;

/**
 * Keeps the `fitsWith` lists of a catalogue. After a product changed, each list is compared with that product alone,
 * when it is next read.
 */
export function fitLists() {
  let current: ReadonlyMap<string, ProductRecord> = new Map();
  let changes: readonly PartChange[] = [];
  let lists: FitLists = new Map();
  /** Returns the lists of the next version of the catalogue. */
  return (products: readonly ProductRecord[]) => {
    const next = new Map(products.map((product) => [product.id, product]));
    changes = [...changes, ...changesBetween(current, next)];
    current = next;
    if (changes.length > maxChanges) [changes, lists] = [[], new Map()];
    const catalogue = { products, changes, lists };
    return (product: ProductRecord) => listOf(product, catalogue);
  };
}

function changesBetween(
  before: ReadonlyMap<string, ProductRecord>,
  after: ReadonlyMap<string, ProductRecord>,
): readonly PartChange[] {
  const pairs = [...new Set([...before.keys(), ...after.keys()])].map((id) => ({
    before: before.get(id) ?? null,
    after: after.get(id) ?? null,
  }));
  return pairs.filter(
    (pair) => pair.before !== pair.after && !isDeepStrictEqual(fitFields(pair.before), fitFields(pair.after)),
  );
}

/** Fields on which the verdicts about a product depend. Names only occur in messages. */
function fitFields(product: CataloguedPart | null) {
  if (product === null) return null;
  const { id, kind, category, interfaces, fitOverrides } = product;
  return [id, kind ?? null, category, interfaces, fitOverrides];
}

function listOf(product: ProductRecord, catalogue: ListedCatalogue): readonly string[] {
  const { lists, changes } = catalogue;
  // Uses the fields instead of the id, because the product may be newer than the catalogue.
  const key = fingerprintOf(fitFields(product));
  const known = lists.get(key);
  // A list may be newer than this version of the catalogue, which a long response still reads.
  if (known !== undefined && known.changes >= changes.length) return known.ids;
  const ids =
    (known && appliedTo(known, product, catalogue)) ??
    computeFitsWith(product, catalogue.products, categories);
  lists.set(key, { ids, changes: changes.length });
  return ids;
}

/** Applies the latest changes to a list. Returns null if it must be computed again. */
function appliedTo(
  { ids, changes: applied }: FitList,
  product: ProductRecord,
  { products, changes }: ListedCatalogue,
): readonly string[] | null {
  if (changes.length - applied > maxApplied) return null;
  let known: readonly string[] | null = ids;
  for (const change of changes.slice(applied)) {
    known = changedFitsWith(product, { known, change, catalogue: products, categories });
    if (known === null) return null;
  }
  return known;
}
