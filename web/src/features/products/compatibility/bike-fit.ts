import type { CatalogueProduct } from '@pedalworks/contract';
import type * as FitEngine from '@pedalworks/contract/fit';
import type { Bike, RuleVerdict, Verdict } from '@pedalworks/contract/fit';
import { toFitPart } from '../../shared/fit-engine.ts';
import { linked, replacementsOf, type LinkedPart } from './part-fit.ts';

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
  /** Parts of the same kind that fit the bike, if this one does not. */
  readonly instead: readonly LinkedPart[];
  /** Interfaces that decide about the part and that the bike does not state. */
  readonly openQuestions: readonly string[];
}

interface Judged {
  readonly engine: typeof FitEngine;
  readonly bike: Bike;
  readonly product: CatalogueProduct;
  readonly catalogue: readonly CatalogueProduct[];
}

export function bikeFit({ engine, bike, product, catalogue }: Judged): BikeFit {
  const { bikePart, interfaceOf, judge, verdictOfPair } = engine;
  const own = bikePart(bike);
  const parts = catalogue.map(toFitPart);
  const { verdict, rules, limits, via } = judge(own, toFitPart(product), parts);
  const rows = rules.map(({ key, verdict: outcome, message, values }) => ({
    ...{ key, verdict: outcome, message, bike: values.a, part: values.b },
    name: interfaceOf(key)?.name ?? '',
  }));
  const [decisive] = rows;
  const isFailure = verdict === 'does-not-fit' && decisive !== undefined;
  const fitsBike = (part: CatalogueProduct) => verdictOfPair(own, toFitPart(part), parts) === 'fits';
  return {
    ...{ verdict, rows, limits },
    adapters: linked(via, new Map(catalogue.map((part) => [part._id, part]))),
    instead: isFailure
      ? replacementsOf(product, { key: decisive.key, candidates: catalogue.filter(fitsBike) })
      : [],
    openQuestions: rows.filter((row) => row.verdict === 'unknown' && row.bike === '').map(({ key }) => key),
  };
}
