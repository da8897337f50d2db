import {
  boundedJudgement,
  interfaces,
  judge,
  judgeProduct,
  perVerdict,
  rulesOf,
  sides,
  sources,
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
      const { verdict, ...judgement } = boundedJudgement(judge(a, b, catalogue));
      return { a: a.id, b: b.id, verdict, ...toAnswer(judgement, catalogue) };
    },
    getProductFit: async ({ params, caller }) => {
      const [product, snapshot] = await Promise.all([find(params.id, caller), snapshots.get()]);
      return queue(() => productFit(product, snapshot), maxQueued);
    },
    listInterfaces: () => interfaces.map(toListedInterface),
  };
}

/** Maximum queued judgements. More than pages, because a client cannot judge in place of the server. */
const maxQueued = 10;

function productFit(
  product: ProductRecord,
  { products: catalogue, fitsWith }: CatalogueSnapshot,
): ProductFit {
  const { counts, ...judged } = judgeProduct(product, catalogue, fitsWith(product));
  const answers = perVerdict((verdict) =>
    judged[verdict].map(({ id, ...judgement }) => ({
      ...{ a: product.id, b: id, verdict },
      ...toAnswer(judgement, catalogue),
    })),
  );
  return { ...answers, counts };
}

function toAnswer(
  { rules: outcomes, via, otherAdapters, limits }: Omit<Judgement, 'verdict'>,
  catalogue: readonly ProductRecord[],
): Pick<FitAnswer, 'rules' | 'via' | 'adapters' | 'limits'> {
  return {
    rules: outcomes.map(({ key, verdict, message, source, missing }) => ({
      ...{ key, verdict, message, source },
      ...(missing !== undefined && { missing }),
    })),
    via: [...via],
    adapters: [
      ...via.flatMap((id) => {
        const adapter = catalogue.find((product) => product.id === id);
        return adapter === undefined ? [] : [{ id, name: adapter.name }];
      }),
      ...otherAdapters.map((name) => ({ id: null, name })),
    ],
    limits: [...limits],
  };
}

const sourceOf = (id: SourceId) => ({ ...(sources[id] ?? { title: id }) });

function toListedInterface(definition: Interface) {
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
