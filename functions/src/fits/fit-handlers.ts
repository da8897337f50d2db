import {
  interfaces,
  judge,
  perVerdict,
  rulesOf,
  sides,
  sources,
  verdictOfPair,
  type FitAnswer,
  type fitEndpoints,
  type Interface,
  type Judgement,
  type ProductFit,
  type SourceId,
} from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import type { Caller } from '../model/caller.ts';
import type { ProductRecord } from '../model/products.ts';
import type { Ports } from '../ports.ts';
import type { CatalogueSnapshot, CatalogueSnapshots } from '../products/catalogue-snapshot.ts';
import type { RenderQueue } from '../pages/render-queue.ts';
import { requireVisible } from '../products/read-products.ts';

export function fitHandlers(
  { products }: Pick<Ports, 'products'>,
  { snapshots, queue }: { readonly snapshots: CatalogueSnapshots; readonly queue: RenderQueue },
): Handlers<typeof fitEndpoints> {
  const find = async (key: string, caller: Caller | null) => requireVisible(await products.find(key), caller);
  return {
    judgeFit: async ({ query, caller }) => {
      const [a, b, { products: catalogue }] = await Promise.all([
        find(query.a, caller),
        find(query.b, caller),
        snapshots.get(),
      ]);
      const { verdict, ...judgement } = judge(a, b, catalogue);
      return { a: a.id, b: b.id, verdict, ...toAnswer(judgement, catalogue) };
    },
    getProductFit: async ({ params, caller }) => {
      const [product, snapshot] = await Promise.all([find(params.id, caller), snapshots.get()]);
      return queue(() => productFit(product, snapshot), maxQueued);
    },
    listInterfaces: () => interfaces.map(toInterface),
  };
}

/** Maximum queued judgements. More than pages, because a client cannot judge in place of the server. */
const maxQueued = 10;

/** Maximum products listed for each verdict. A spoke may be compared with hundreds of rims and hubs. */
const maxListed = 100;

function productFit(
  product: ProductRecord,
  { products: catalogue, fitsWith }: CatalogueSnapshot,
): ProductFit {
  const first = fitsWith(product);
  const placeOf = ({ id }: ProductRecord) => (first.includes(id) ? first.indexOf(id) : first.length);
  const byPlace = catalogue.toSorted((one, other) => placeOf(one) - placeOf(other));
  const others = perVerdict((): ProductRecord[] => []);
  for (const other of byPlace) {
    const verdict = verdictOfPair(product, other, catalogue);
    if (verdict !== 'unrelated') others[verdict].push(other);
  }
  const listed = perVerdict((verdict) =>
    others[verdict].slice(0, maxListed).map((other) => {
      const judgement = judge(product, other, catalogue);
      return { a: product.id, b: other.id, verdict, ...toAnswer(judgement, catalogue) };
    }),
  );
  return { ...listed, counts: perVerdict((verdict) => others[verdict].length) };
}

/** Maximum rules and limits of one verdict. Failed rules come first. */
const maxSentences = 8;
/** Maximum adapters in an answer. A catalogue may have hundreds for each of hundreds of parts. */
const maxAdapters = 8;

function toAnswer(
  { rules: outcomes, via, otherAdapters, limits }: Omit<Judgement, 'verdict'>,
  catalogue: readonly ProductRecord[],
): Pick<FitAnswer, 'rules' | 'via' | 'adapters' | 'limits'> {
  const sold = via.slice(0, maxAdapters);
  return {
    rules: outcomes.slice(0, maxSentences).map(({ key, verdict, message, source, missing }) => ({
      ...{ key, verdict, message, source },
      ...(missing !== undefined && { missing }),
    })),
    via: sold,
    adapters: [
      ...sold.flatMap((id) => {
        const adapter = catalogue.find((product) => product.id === id);
        return adapter === undefined ? [] : [{ id, name: adapter.name }];
      }),
      ...otherAdapters.slice(0, maxAdapters).map((name) => ({ id: null, name })),
    ],
    limits: limits.slice(0, maxSentences),
  };
}

const sourceOf = (id: SourceId) => ({ ...(sources[id] ?? { title: id }) });

function toInterface(definition: Interface) {
  const { key, name, about, unit = null, values = {}, range, places = [] } = definition;
  return {
    key,
    name,
    about,
    unit,
    values: Object.keys(values),
    labels: Object.values(values),
    range: range ?? null,
    sides: [...sides],
    places: [...places],
    rules: rulesOf(key).map(({ source, ...rule }) => ({
      ...{ key: rule.key, op: rule.op, weight: rule.weight },
      source: sourceOf(source),
    })),
    sources: definition.sources.map(sourceOf),
  };
}
