import {
  ApiError,
  archivedMessage,
  interfaces,
  judge,
  rules,
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
import type { ProductRecord } from '../model/products.ts';
import type { Ports } from '../ports.ts';

export function fitHandlers({ products }: Pick<Ports, 'products'>): Handlers<typeof fitEndpoints> {
  return {
    judgeFit: async ({ query }) => {
      const [a, b, catalogue] = await Promise.all([
        findActive(products, query.a),
        findActive(products, query.b),
        activeProducts(products),
      ]);
      const { verdict, ...judgement } = judge(a, b, catalogue);
      return { a: a.id, b: b.id, verdict, ...toAnswer(judgement) };
    },
    getProductFit: async ({ params }) => {
      const [product, catalogue] = await Promise.all([
        findActive(products, params.id),
        activeProducts(products),
      ]);
      const answer: ProductFit = {
        id: product.id,
        fits: [],
        'with-adapter': [],
        'does-not-fit': [],
        unknown: [],
      };
      for (const other of catalogue) {
        if (other.id === product.id) continue;
        const { verdict, ...judgement } = judge(product, other, catalogue);
        if (verdict !== 'unrelated') answer[verdict].push({ id: other.id, ...toAnswer(judgement) });
      }
      return answer;
    },
    listInterfaces: () => interfaces.map(toInterface),
  };
}

async function findActive(products: Ports['products'], key: string): Promise<ProductRecord> {
  const found = await products.find(key);
  if (found === null) throw new ApiError('products/not-found');
  if (found.status === 'archived')
    throw new ApiError('products/archived', { message: archivedMessage(found) });
  return found;
}

async function activeProducts(products: Ports['products']): Promise<readonly ProductRecord[]> {
  const active: ProductRecord[] = [];
  for await (const record of products.list().all()) active.push(record);
  return active;
}

function toAnswer({
  rules: outcomes,
  via,
  limits,
}: Omit<Judgement, 'verdict'>): Pick<FitAnswer, 'rules' | 'via' | 'limits'> {
  return {
    rules: outcomes.map(({ key, verdict, message, source }) => ({ key, verdict, message, source })),
    via: [...via],
    limits: [...limits],
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
    values: Object.entries(values).map(([value, label]) => ({ value, label })),
    range: range ?? null,
    sides: [...sides],
    places: [...places],
    rules: rules
      .filter((rule) => rule.key === key)
      .map(({ op, weight, source }) => ({ key, op, weight, source: sourceOf(source) })),
    sources: definition.sources.map(sourceOf),
  };
}
