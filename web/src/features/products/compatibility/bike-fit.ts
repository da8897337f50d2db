import type { CatalogueProduct } from '@pedalworks/contract';
import type * as FitEngine from '@pedalworks/contract/fit';
import type { Bike, FitPart, Judgement, RuleVerdict, Verdict } from '@pedalworks/contract/fit';
import { toFitPart } from '../../shared/fit-engine.ts';
import { firstLinked, linked, sameRole, type LinkedPart } from './part-fit.ts';

/** Comparison of one interface of a part with the bike. */
export interface BikeFitRow {
  readonly key: string;
  readonly name: string;
  readonly verdict: RuleVerdict;
  /** Values as text; empty if unknown. */
  readonly bike: string;
  readonly part: string;
  readonly message: string;
}

export interface BikeFit {
  readonly verdict: Verdict;
  readonly rows: readonly BikeFitRow[];
  readonly limits: readonly string[];
  readonly adapters: readonly LinkedPart[];
  /** Parts of the same kind, if this one does not fit: those that fit, or else those that may. */
  readonly alternatives: { readonly verdict: 'fits' | 'unknown'; readonly parts: readonly LinkedPart[] };
  /** Deciding interfaces that the bike does not state. */
  readonly openQuestions: readonly string[];
}

interface BikeFitInput {
  readonly engine: typeof FitEngine;
  readonly bike: Bike;
  readonly product: CatalogueProduct;
  readonly catalogue: readonly CatalogueProduct[];
}

export function bikeFit({ engine, bike, product, catalogue }: BikeFitInput): BikeFit {
  const { bikeInterfaceOf, interfaceOf, judgeOnBike } = engine;
  const parts = catalogue.map(toFitPart);
  const { verdict, rules, limits, via } = judgeOnBike(toFitPart(product), { bike, catalogue: parts });
  const rows = rules.map(({ key, verdict: outcome, message, values }) => ({
    ...{ key, verdict: outcome, message, bike: values.a, part: values.b },
    name: (interfaceOf(key) ?? bikeInterfaceOf(key))?.name ?? '',
  }));
  const [decisive] = rows;
  const open = rows.filter((row) => row.verdict === 'unknown' && row.bike === '');
  const isFailure = verdict === 'does-not-fit' && decisive !== undefined;
  return {
    ...{ verdict, rows, limits },
    adapters: linked(via, new Map(catalogue.map((part) => [part._id, part]))),
    alternatives: isFailure
      ? alternativesFor(product, {
          key: decisive.key,
          catalogue,
          judgeOther: (other) => judgeOnBike(other, { bike, catalogue: parts }),
        })
      : { verdict: 'fits', parts: [] },
    openQuestions: [...new Set(open.flatMap(({ key }) => bikeInterfaceOf(key)?.key ?? []))],
  };
}

interface Failure extends Pick<BikeFitInput, 'catalogue'> {
  /** Key of the interface on which the part fails. */
  readonly key: string;
  readonly judgeOther: (part: FitPart) => Judgement;
}

function alternativesFor(
  product: CatalogueProduct,
  { key, catalogue, judgeOther }: Failure,
): BikeFit['alternatives'] {
  const candidates = sameRole(product, { key, candidates: catalogue });
  const withVerdict = (verdict: 'fits' | 'unknown') =>
    candidates.filter((candidate) => {
      const { verdict: found, rules } = judgeOther(toFitPart(candidate));
      return found === verdict && rules.some((rule) => rule.key === key && rule.verdict === 'fits');
    });
  const fitting = withVerdict('fits');
  if (fitting.length > 0) return { verdict: 'fits', parts: firstLinked(fitting) };
  return { verdict: 'unknown', parts: firstLinked(withVerdict('unknown')) };
}
