import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { listOf } from './fields.ts';
import { ruleVerdicts, sides, verdicts } from './fit/index.ts';
import { productKey, productKeyOf } from './product-fields.ts';

const judgement = {
  /** Rules that apply, failed ones first. `source` names the page or standard behind the rule. */
  rules: listOf(
    object({
      key: string().required(),
      verdict: string().oneOf(ruleVerdicts).required(),
      message: string().required(),
      source: string().required(),
      /** Interface that has to be known, on the side that does not state it; absent if all is known. */
      missing: object({ key: string().required(), side: string().oneOf(sides).required() })
        .optional()
        .default(undefined),
    }),
  ),
  /** Ids of up to eight products that make the two fit. */
  via: array(string().required()).required(),
  /** Adapters that the two need: those of `via`, and others that the shop does not sell, without an id. */
  adapters: listOf(object({ id: string().nullable().defined(), name: string().required() })),
  /** Sentences that restrict the verdict, such as a maximum pressure. */
  limits: array(string().required()).required(),
};

export const fitAnswer = object({
  a: string().required(),
  b: string().required(),
  verdict: string().oneOf(verdicts).required(),
  ...judgement,
}).required();
export type FitAnswer = InferType<typeof fitAnswer>;

const counted = number().integer().required();

/** Judgements of one product, which is `a`, by verdict. Each list may contain only the first of `counts`. */
export const productFit = object({
  fits: listOf(fitAnswer),
  'with-adapter': listOf(fitAnswer),
  'does-not-fit': listOf(fitAnswer),
  unknown: listOf(fitAnswer),
  counts: object({
    fits: counted,
    'with-adapter': counted,
    'does-not-fit': counted,
    unknown: counted,
  }).required(),
}).required();
export type ProductFit = InferType<typeof productFit>;

const source = object({ title: string().required(), url: string().optional() });

const interfaceAnswer = object({
  key: string().required(),
  name: string().required(),
  about: string().required(),
  unit: string().nullable().defined(),
  /** Allowed choices; empty for numbers. */
  values: array(string().required()).required(),
  /** Texts of `values` for people, in the same order. */
  labels: array(string().required()).required(),
  /** Bounds of allowed numbers; null for choices. */
  range: object({ min: number().required(), max: number().required() }).nullable().default(null).defined(),
  sides: array(string().oneOf(sides).required()).required(),
  places: array(string().required()).required(),
  rules: listOf(
    object({
      key: string().required(),
      op: string().required(),
      weight: string().required(),
      source: source.required(),
    }),
  ),
  sources: listOf(source),
});

export const fitEndpoints = {
  judgeFit: endpoint('judgeFit', {
    noun: 'products',
    summary:
      'Judges whether two products fit together. a and b are ids, slugs, former slugs or part numbers. The verdict is unrelated if no rule applies.',
    access: 'anyone',
    query: object({ a: productKeyOf('a'), b: productKeyOf('b') }),
    status: 200,
    answer: fitAnswer,
    cacheable: true,
    productNames: ['a', 'b'],
    errors: ['products/not-found', 'products/archived'],
  }),
  getProductFit: endpoint('getProductFit', {
    noun: 'products',
    summary: 'Judges a product against every active product, grouped by verdict. Omits unrelated products.',
    access: 'anyone',
    params: object({ id: productKey }),
    status: 200,
    answer: productFit,
    cacheable: true,
    productNames: ['id'],
    errors: ['products/not-found', 'products/archived'],
  }),
  listInterfaces: endpoint('listInterfaces', {
    noun: 'products',
    summary:
      'Lists the interfaces by which products are judged, with their values, sides, rules and sources.',
    access: 'anyone',
    status: 200,
    answer: listOf(interfaceAnswer),
    cacheable: true,
    isConstant: true,
  }),
} as const;
