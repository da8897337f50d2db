import { ApiError, archivedMessage, type productEndpoints } from '@pedalworks/contract';
import type { Caller } from '../model/caller.ts';
import type { Handlers } from '../http/handler.ts';
import { mapList } from '../shared/list.ts';
import type { PictureAddress } from '../images/picture-address.ts';
import type { Ports } from '../ports.ts';
import type { CatalogueSnapshot, CatalogueSnapshots } from './catalogue-snapshot.ts';
import { listForAdmins } from './list-products.ts';
import { toAdminProduct, toProduct } from './product-answer.ts';
import type { ProductRecord } from '../model/products.ts';

type ReadEndpoints = Pick<
  typeof productEndpoints,
  'listProducts' | 'listAllProducts' | 'listCatalogue' | 'getProduct'
>;

/** Answers whole lists from the snapshot of the catalogue, and pages and single products from Firestore. */
export function readHandlers(
  ports: Pick<Ports, 'products' | 'settings'>,
  pictures: PictureAddress,
  snapshots: CatalogueSnapshots,
): Handlers<ReadEndpoints> {
  const { products } = ports;
  const converterFor = (snapshot: CatalogueSnapshot) => (record: ProductRecord) =>
    toProduct(record, pictures, snapshot);
  const adminConverterFor = (snapshot: CatalogueSnapshot) => (record: ProductRecord) =>
    toAdminProduct(record, pictures, snapshot);
  const toAnswers = async (records: readonly ProductRecord[]) =>
    records.map(converterFor(await snapshots.get()));
  const toAdminAnswers = async (records: readonly ProductRecord[]) =>
    records.map(adminConverterFor(await snapshots.get()));
  return {
    listProducts: () => ({
      page: (request) => mapList(products.list(), toAnswers).page(request),
      async *all() {
        const snapshot = await snapshots.forLists();
        yield* gently(snapshot.products, converterFor(snapshot));
      },
    }),
    listAllProducts: async ({ query }) => mapList(await listForAdmins(ports, query), toAdminAnswers),
    listCatalogue: async () => [...(await snapshots.forLists()).entries],
    getProduct: async ({ params, caller }) => {
      const found = requireVisible(await products.find(params.id), caller);
      const snapshot = await snapshots.get();
      return (caller?.admin === true ? adminConverterFor : converterFor)(snapshot)(found);
    },
  };
}

/** Products converted before yielding to the event loop; computing `fitsWith` takes up to a millisecond each. */
const convertedAtOnce = 20;

/** Converts items one by one, and lets other requests run in between. */
async function* gently<A, B>(items: readonly A[], convert: (item: A) => B): AsyncGenerator<B> {
  for (const [place, item] of items.entries()) {
    if (place % convertedAtOnce === convertedAtOnce - 1) await new Promise(setImmediate);
    yield convert(item);
  }
}

export function requireVisible(found: ProductRecord | null, caller: Caller | null): ProductRecord {
  if (found === null) throw new ApiError('products/not-found');
  if (found.status === 'archived' && caller?.admin !== true)
    throw new ApiError('products/archived', { message: archivedMessage(found) });
  return found;
}
