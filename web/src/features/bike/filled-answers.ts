import { isBikeAnswer, twoEndedKeys, type BikeInterfaces } from '@pedalworks/contract/fit-questions';
import type { ComponentModel } from '@pedalworks/contract/fit-models';

/** Answers of a bike for both ends, and those for the rear end that differ. */
export interface BikeAnswers {
  readonly answers: BikeInterfaces;
  readonly rear: BikeInterfaces;
}

export interface FilledAnswer {
  readonly key: string;
  readonly answer: string | number;
  readonly isRear: boolean;
  /** Previous answer; null if the question was open. */
  readonly before: string | number | null;
}

/** Answers of a bike after a component's code was typed, and those that it changed. */
export interface Filling extends BikeAnswers {
  readonly changes: readonly FilledAnswer[];
}

type Model = Pick<ComponentModel, 'answers' | 'end'>;

/**
 * Fills in what a component states. A rear part answers only for the rear end, if the ends can differ. A front part
 * that contradicts the answer for both ends leaves that answer to the rear end.
 */
export function filledAnswers({ answers, end }: Model, bike: BikeAnswers): Filling {
  return Object.entries(answers)
    .filter(([key, answer]) => isBikeAnswer(key, answer))
    .reduce<Filling>((filling, stated) => withAnswer(filling, stated, end), { ...bike, changes: [] });
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
    if (bike[end][key] !== answer) return bike;
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
