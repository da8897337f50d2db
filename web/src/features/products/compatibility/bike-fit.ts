import type { CatalogueProduct } from '@pedalworks/contract';
import type * as FitEngine from '@pedalworks/contract/fit';
import type { Bike, Judgement, RuleVerdict, Verdict } from '@pedalworks/contract/fit';
import { toFitPart } from '../../shared/fit-engine.ts';
import { linked, sameKind, type LinkedPart } from './part-fit.ts';

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

/** Part of the same kind that fits the bike. */
export interface Alternative extends LinkedPart {
  /** Adapters that it needs. */
  readonly adapters: readonly LinkedPart[];
}

export interface BikeFit {
  readonly verdict: Verdict;
  readonly rows: readonly BikeFitRow[];
  readonly limits: readonly string[];
  readonly adapters: readonly LinkedPart[];
  /** Adapters that the shop does not sell. */
  readonly otherAdapters: readonly string[];
  /** Parts of the same kind that fit, if this one does not. */
  readonly alternatives: readonly Alternative[];
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
  const byId = new Map(catalogue.map((part) => [part._id, part]));
  const judgeOther = (part: CatalogueProduct) => judgeOnBike(toFitPart(part), { bike, catalogue: parts });
  const { verdict, rules, limits, via, otherAdapters } = judgeOther(product);
  const rows = rules.map(({ key, verdict: outcome, message, values }) => ({
    ...{ key, verdict: outcome, message, bike: values.a, part: values.b },
    name: (interfaceOf(key) ?? bikeInterfaceOf(key))?.name ?? '',
  }));
  const [decisive] = rows;
  const open = rules.filter(({ verdict: outcome, values }) => outcome === 'unknown' && values.a === '');
  const isFailure = verdict === 'does-not-fit' && decisive !== undefined;
  return {
    ...{ verdict, rows, limits, otherAdapters },
    adapters: linked(via, byId),
    alternatives: isFailure ? alternativesFor(product, { key: decisive.key, byId, judgeOther }) : [],
    openQuestions: [
      ...new Set(open.flatMap(({ key, missing }) => bikeInterfaceOf(missing?.key ?? key)?.key ?? [])),
    ],
  };
}

interface Failure {
  /** Key of the interface on which the part fails. */
  readonly key: string;
  readonly byId: ReadonlyMap<string, CatalogueProduct>;
  readonly judgeOther: (part: CatalogueProduct) => Judgement;
}

const maxAlternatives = 2;

/** Finds parts of the same kind that fit, those without an adapter first. */
function alternativesFor(
  product: CatalogueProduct,
  { key, byId, judgeOther }: Failure,
): readonly Alternative[] {
  const candidates = sameKind(product, { key, candidates: [...byId.values()] });
  const judged = candidates.map((part) => ({ part, judgement: judgeOther(part) }));
  return (['fits', 'with-adapter'] as const)
    .flatMap((wanted) => judged.filter(({ judgement }) => judgement.verdict === wanted))
    .slice(0, maxAlternatives)
    .map(({ part: { slug, name }, judgement }) => ({ slug, name, adapters: linked(judgement.via, byId) }));
}
