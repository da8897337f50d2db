import type { CatalogueProduct } from '@pedalworks/contract';
import {
  bikeInterfaceOf,
  completedAnswers,
  interfaceOf,
  isBikeAnswer,
  judgeOnBike,
  type Bike,
  type End,
  type Judgement,
  type RuleOutcome,
  type RuleVerdict,
  type Verdict,
} from '@pedalworks/contract/fit';
import { toFitPart } from '../../fit/public/fit-engine.ts';
import { linked, linkTo, sameKind, type LinkedPart } from './part-fit.ts';

/** Comparison of one interface of a part with the bike. */
export interface BikeFitRow {
  readonly key: string;
  /** Interface that is compared; undefined for a verdict that an admin set. */
  readonly standard: NamedStandard | undefined;
  readonly verdict: RuleVerdict;
  /** Values as text; empty if unknown. */
  readonly bike: string;
  readonly part: string;
  readonly message: string;
}

export interface NamedStandard {
  readonly key: string;
  readonly name: string;
}

/** Part of the same kind that fits the bike. */
export interface Alternative extends LinkedPart {
  /** Conditions, such as the only end that takes it. */
  readonly notes: readonly string[];
}

export interface BikeFit {
  readonly verdict: Verdict;
  /** Only end that takes the part, such as `rear wheel only`; empty if there is none. */
  readonly onlyAt: string;
  readonly rows: readonly BikeFitRow[];
  readonly limits: readonly string[];
  readonly adapters: readonly LinkedPart[];
  /** Adapters that the shop does not sell. */
  readonly otherAdapters: readonly string[];
  /** Parts of the same kind that fit, if this one does not. */
  readonly alternatives: readonly Alternative[];
  /** Deciding interfaces that the bike does not state. */
  readonly openQuestions: readonly string[];
  /** Value of the part that the customer must compare, because no question asks for it; empty if there is none. */
  readonly compared: string;
}

interface BikeFitInput {
  readonly bike: Bike;
  readonly product: CatalogueProduct;
  readonly catalogue: readonly CatalogueProduct[];
}

export function bikeFit({ bike, product, catalogue }: BikeFitInput): BikeFit {
  const parts = catalogue.map(toFitPart);
  const byId = new Map(catalogue.map((part) => [part._id, part]));
  const judgeOther = (part: CatalogueProduct) => judgeOnBike(toFitPart(part), { bike, catalogue: parts });
  const { verdict, rules, limits, via, otherAdapters, end } = judgeOther(product);
  const [decisive] = rules;
  const questions = questionsIn(rules, bike);
  const isFailure = verdict === 'does-not-fit' && decisive !== undefined;
  return {
    ...{ verdict, onlyAt: onlyAt(end), rows: rules.map(rowOf), limits, otherAdapters },
    adapters: linked(via, byId),
    alternatives: isFailure ? alternativesFor(product, { key: decisive.key, byId, judgeOther }) : [],
    openQuestions: [...new Set(questions.values())],
    compared:
      decisive?.verdict === 'unknown' && decisive.values.a === '' && !questions.has(decisive)
        ? decisive.values.b
        : '',
  };
}

function rowOf({ key, verdict, message, values }: RuleOutcome): BikeFitRow {
  return { key, verdict, message, bike: values.a, part: values.b, standard: standardOf(key) };
}

const standardOf = (key: string): NamedStandard | undefined => interfaceOf(key) ?? bikeInterfaceOf(key);

/** Returns the unanswered question that would settle an outcome, for each outcome that has one. */
function questionsIn(rules: readonly RuleOutcome[], bike: Bike): ReadonlyMap<RuleOutcome, string> {
  const answers = completedAnswers(bike.interfaces);
  const isOpen = (key: string) => isBikeAnswer(key, null) && (answers[key] ?? null) === null;
  return new Map(
    rules
      .filter(({ verdict, isWarning = false }) => verdict === 'unknown' && !isWarning)
      .flatMap((outcome): readonly (readonly [RuleOutcome, string])[] => {
        const keys = [outcome.missing?.key ?? '', outcome.key].map((each) => bikeInterfaceOf(each)?.key);
        const key = keys.find((each) => each !== undefined && isOpen(each));
        return key === undefined ? [] : [[outcome, key]];
      }),
  );
}

const onlyAt = (end: End | undefined): string => (end === undefined ? '' : `${end} wheel only`);

interface Failure {
  /** Key of the interface on which the part fails. */
  readonly key: string;
  readonly byId: ReadonlyMap<string, CatalogueProduct>;
  readonly judgeOther: (part: CatalogueProduct) => Judgement;
}

/**
 * Finds two parts of the same kind that fit: those without an adapter and those in stock first. If the first one fits
 * only one end of the bike, the second one is for the other end, if there is one.
 */
function alternativesFor(
  product: CatalogueProduct,
  { key, byId, judgeOther }: Failure,
): readonly Alternative[] {
  const candidates = sameKind(product, { key, candidates: [...byId.values()] });
  const judged = candidates.map((part) => ({ link: linkTo(part), judgement: judgeOther(part) }));
  const fitting = (['fits', 'with-adapter'] as const).flatMap((wanted) =>
    judged
      .filter(({ judgement }) => judgement.verdict === wanted)
      .toSorted((one, other) => Number(one.link.isSoldOut) - Number(other.link.isSoldOut)),
  );
  const [first, ...others] = fitting;
  if (first === undefined) return [];
  const second = others.find(({ judgement: { end } }) => end !== first.judgement.end) ?? others[0];
  return [first, ...(second === undefined ? [] : [second])].map(({ link, judgement }) => ({
    ...link,
    notes: notesOn(judgement, byId),
  }));
}

function notesOn({ verdict, end, via, otherAdapters }: Judgement, byId: Failure['byId']): readonly string[] {
  const adapters = [...linked(via, byId).map(({ name }) => name), ...otherAdapters];
  return [
    ...(end === undefined ? [] : [onlyAt(end)]),
    ...(verdict === 'with-adapter' ? [`with ${adapters[0] ?? 'an adapter'}`] : []),
  ];
}
