import type * as FitEngine from '@pedalworks/contract/fit';
import { bikeQuestions, type Bike, type FitPart, type RuleVerdict } from '@pedalworks/contract/fit-questions';
import { timeSlices } from '../../services/time-slices.ts';

export type VerdictCounts = Readonly<Record<RuleVerdict, number>>;

/** Open question whose answer decides the most parts. */
export interface NextQuestion {
  readonly key: string;
  /** Number of parts for which only this answer is missing. */
  readonly count: number;
}

export interface FitCounts {
  readonly counts: VerdictCounts;
  /** Null if no single answer decides a part. */
  readonly next: NextQuestion | null;
}

export type JudgedBike = Pick<Bike, 'interfaces' | 'rear'>;

interface FitInput {
  /** Compatibility rules, which load on demand. */
  readonly engine: typeof FitEngine;
  readonly parts: readonly FitPart[];
  readonly bike: JudgedBike;
}

/**
 * Counts the parts by their verdict for a bike, without unrelated parts, and finds the most useful open question. Works
 * in slices, so that the page stays responsive with thousands of parts.
 *
 * @throws the reason of `signal` if it is aborted
 */
export async function countFits(input: FitInput, signal: AbortSignal): Promise<FitCounts> {
  const pause = timeSlices(signal);
  const found = input.engine.perVerdict(() => 0);
  // Lists the first questions first, so that they win if several settle as many parts.
  const settled = new Map<string, number>(bikeQuestions.map((key) => [key, 0]));
  const { verdictOf, missingFor } = judgeFor(input);
  for (const part of input.parts) {
    await pause();
    const verdict = verdictOf(part);
    if (verdict !== 'unrelated') found[verdict] += 1;
    const [key, ...others] = verdict === 'unknown' ? missingFor(part) : [];
    if (key !== undefined && others.length === 0) settled.set(key, (settled.get(key) ?? 0) + 1);
  }
  return { counts: found, next: mostIn(settled) };
}

function mostIn(settled: ReadonlyMap<string, number>): NextQuestion | null {
  return [...settled].reduce<NextQuestion | null>(
    (most, [key, count]) => (count > (most?.count ?? 0) ? { key, count } : most),
    null,
  );
}

/** Judges parts on one bike. */
function judgeFor({ engine, parts, bike }: FitInput) {
  const { bikeInterfaceOf, completedAnswers, isBikeAnswer, judgeOnBike, verdictOnBike } = engine;
  const build = { bike, catalogue: parts };
  const answers = completedAnswers(bike.interfaces);
  const isOpen = (key: string) => isBikeAnswer(key, null) && (answers[key] ?? null) === null;
  return {
    verdictOf: (part: FitPart) => verdictOnBike(part, build),
    /** Returns the open questions of which the verdict depends; none if the part itself states too little. */
    missingFor: (part: FitPart): readonly string[] => {
      const unknown = judgeOnBike(part, build).rules.filter(
        ({ verdict, isWarning = false }) => verdict === 'unknown' && !isWarning,
      );
      // An answer does not settle a rule for which the part states no value.
      const keys = unknown.map(({ key, missing, values }) =>
        values.b === '' ? '' : (missing?.key ?? bikeInterfaceOf(key)?.key ?? ''),
      );
      return keys.every(isOpen) ? [...new Set(keys)] : [];
    },
  };
}
