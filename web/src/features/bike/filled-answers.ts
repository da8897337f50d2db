import { isBikeAnswer, twoEndedKeys, type BikeInterfaces } from '@pedalworks/contract/fit-questions';
import type { ComponentModel } from '@pedalworks/contract/fit-models';

/** Answers of a bike for both ends, and those for the rear end that differ. */
export interface BikeAnswers {
  readonly answers: BikeInterfaces;
  readonly rear: BikeInterfaces;
}

export interface ChangedAnswer {
  readonly key: string;
  /** Null if the component decides the answer, but its code does not state it. */
  readonly answer: string | number | null;
  readonly isRear: boolean;
  /** Previous answer; null if the question was open. */
  readonly before: string | number | null;
}

/** Answers of a bike after a component's code was typed, and those that it changed. */
export interface Filling extends BikeAnswers {
  readonly changes: readonly ChangedAnswer[];
}

type Model = Pick<ComponentModel, 'answers' | 'end'> & Partial<Pick<ComponentModel, 'component'>>;

/** Answers that a component decides alone, so that those of another one no longer hold. */
const decidedBy: Readonly<Record<string, readonly string[]>> = {
  'rear-derailleur': ['largest-sprocket', 'pull-group', 'chain-family'],
  caliper: ['pad'],
};

/**
 * Fills in what a component states. A rear part answers only for the rear end, if the ends can differ. A front part
 * that contradicts the answer for both ends leaves that answer to the rear end.
 */
export function filledAnswers({ answers, end, component }: Model, bike: BikeAnswers): Filling {
  const filling = Object.entries(answers)
    .filter(([key, answer]) => isBikeAnswer(key, answer))
    .reduce<Filling>((all, stated) => withAnswer(all, stated, end), { ...bike, changes: [] });
  const open = (decidedBy[component ?? ''] ?? []).filter((key) => !Object.hasOwn(answers, key));
  return open.reduce(withoutAnswer, filling);
}

/** Opens a question that the component of another code answered. */
function withoutAnswer(filling: Filling, key: string): Filling {
  const { [key]: before = null, ...others } = filling.answers;
  if (before === null) return filling;
  const changes = [...filling.changes, { key, answer: null, isRear: false, before }];
  return { ...filling, answers: others, changes };
}

type Stated = readonly [key: string, answer: string | number];

function withAnswer(filling: Filling, [key, answer]: Stated, end: Model['end']): Filling {
  const { answers, rear, changes } = filling;
  const hasTwoEnds = end !== undefined && twoEndedKeys.includes(key);
  const isRear = hasTwoEnds && end === 'rear';
  const both = answers[key] ?? null;
  const before = (isRear ? rear[key] : null) ?? both;
  if (before !== null && String(before) === String(answer)) return filling;
  const changed = [...changes, { key, answer, isRear, before }];
  if (isRear) return { answers, rear: { ...rear, [key]: answer }, changes: changed };
  return {
    answers: { ...answers, [key]: answer },
    rear: hasTwoEnds && both !== null ? { [key]: both, ...rear } : rear,
    changes: changed,
  };
}

/** Takes filled answers back, except those that were changed since. */
export function withoutFilling(
  { changes }: Filling,
  original: BikeAnswers,
  current: BikeAnswers,
): BikeAnswers {
  return changes.reduce<BikeAnswers>((bike, { key, answer, isRear }) => {
    const end = isRear ? 'rear' : 'answers';
    if ((bike[end][key] ?? null) !== answer) return bike;
    const restored = { ...bike, [end]: withFormer(bike[end], key, original[end][key]) };
    if (isRear || bike.rear[key] === original.rear[key]) return restored;
    return { ...restored, rear: withFormer(bike.rear, key, original.rear[key]) };
  }, current);
}

/** Restores an answer, or removes it if there was none. */
function withFormer(answers: BikeInterfaces, key: string, former: BikeInterfaces[string] | undefined) {
  const { [key]: _filled, ...others } = answers;
  return former === undefined ? others : { ...others, [key]: former };
}
