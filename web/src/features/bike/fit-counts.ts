import {
  bikeInterfaceOf,
  completedAnswers,
  isBikeAnswer,
  judgeOnBike,
  perVerdict,
  verdictOnBike,
  type Bike,
  type FitPart,
  type RuleVerdict,
} from '@pedalworks/contract/fit';
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

/**
 * Counts the parts by their verdict for a bike, without unrelated parts, and finds the most useful open question. Works
 * in slices, so that the page stays responsive with thousands of parts.
 *
 * @throws the reason of `signal` if it is aborted
 */
export async function countFits(
  parts: readonly FitPart[],
  bike: JudgedBike,
  signal: AbortSignal,
): Promise<FitCounts> {
  const pause = timeSlices(signal);
  const found = perVerdict(() => 0);
  const settled = new Map<string, number>();
  const engine = engineFor(parts, bike);
  for (const part of parts) {
    await pause();
    const verdict = engine.verdictOf(part);
    if (verdict !== 'unrelated') found[verdict] += 1;
    const [key, ...others] = verdict === 'unknown' ? engine.missingFor(part) : [];
    if (key !== undefined && others.length === 0) settled.set(key, (settled.get(key) ?? 0) + 1);
  }
  return { counts: found, next: mostIn(settled) };
}

function mostIn(settled: ReadonlyMap<string, number>): NextQuestion | null {
  return [...settled].reduce<NextQuestion | null>(
    (most, [key, count]) => (most === null || count > most.count ? { key, count } : most),
    null,
  );
}

/** Judges parts on one bike. */
function engineFor(catalogue: readonly FitPart[], bike: JudgedBike) {
  const build = { bike, catalogue };
  const answers = completedAnswers(bike.interfaces);
  const isOpen = (key: string) => isBikeAnswer(key, null) && (answers[key] ?? null) === null;
  return {
    verdictOf: (part: FitPart) => verdictOnBike(part, build),
    /** Returns the open questions of which the verdict depends; none if the part itself states too little. */
    missingFor(part: FitPart): readonly string[] {
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
