import { judge, verdictOfPair } from './judge.ts';
import { perVerdict, type FitPart, type Judgement, type RuleVerdict } from './types.ts';

/** Maximum parts listed for each verdict. A spoke may be compared with hundreds of rims and hubs. */
const maxListed = 100;
/** Maximum rules and limits of one verdict. Failed rules come first. */
const maxSentences = 8;
/** Maximum adapters of one verdict. A catalogue may have hundreds for each of hundreds of parts. */
const maxAdapters = 8;

export interface JudgedPart extends Omit<Judgement, 'verdict'> {
  readonly id: string;
}

/** Judgements of a part by verdict. Each list may contain only the first of `counts`. */
export interface JudgedProduct extends Record<RuleVerdict, readonly JudgedPart[]> {
  readonly counts: Readonly<Record<RuleVerdict, number>>;
}

/**
 * Judges a part against all others of the catalogue, in catalogue order by verdict. Omits unrelated parts.
 * @param first ids of the parts to list first
 */
export function judgeProduct(
  part: FitPart,
  catalogue: readonly FitPart[],
  first: readonly string[] = [],
): JudgedProduct {
  const related = perVerdict((): FitPart[] => []);
  const placeOf = ({ id }: FitPart) => (first.includes(id) ? first.indexOf(id) : first.length);
  for (const other of catalogue.toSorted((one, another) => placeOf(one) - placeOf(another))) {
    const verdict = verdictOfPair(part, other, catalogue);
    if (verdict !== 'unrelated') related[verdict].push(other);
  }
  const judged = perVerdict((verdict) =>
    related[verdict].slice(0, maxListed).map((other) => {
      const { verdict: _verdict, ...judgement } = boundedJudgement(judge(part, other, catalogue));
      return { id: other.id, ...judgement };
    }),
  );
  return { ...judged, counts: perVerdict((verdict) => related[verdict].length) };
}

/** Shortens the lists of a judgement, for responses and pages. */
export function boundedJudgement({ rules, via, otherAdapters, limits, ...judgement }: Judgement): Judgement {
  return {
    ...judgement,
    rules: rules.slice(0, maxSentences),
    via: via.slice(0, maxAdapters),
    otherAdapters: otherAdapters.slice(0, maxAdapters),
    limits: limits.slice(0, maxSentences),
  };
}
