import {
  bikeQuestions,
  completedAnswers,
  interfaceOf,
  isBikeAnswer,
  type BikeInterfaces,
  type Interface,
} from '@pedalworks/contract/fit-questions';

export interface ShownAnswer {
  readonly answer: string | number | null;
  /** True if the answer follows from others. */
  readonly isImplied: boolean;
}

/** Returns the answer to display. A value that the table no longer allows counts as not sure. */
export function shownAnswer({ key }: Pick<Interface, 'key'>, answers: BikeInterfaces): ShownAnswer {
  const stated = answers[key] ?? null;
  if (stated !== null && isBikeAnswer(key, stated)) return { answer: stated, isImplied: false };
  const answer = completedAnswers({ ...answers, [key]: null })[key] ?? null;
  return { answer, isImplied: answer !== null };
}

export function answeredCount(answers: BikeInterfaces): number {
  return bikeQuestions.filter((key) => {
    const definition = interfaceOf(key);
    return definition !== undefined && shownAnswer(definition, answers).answer !== null;
  }).length;
}
