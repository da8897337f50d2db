import { useState } from 'react';
import { bikeQuestions, type BikeQuestion } from '@pedalworks/contract/fit-questions';
import { questionHash } from './public/question-hash.ts';
import { useLinkedQuestion } from './use-linked-question.ts';

interface Progress {
  /** History entry and hash at which the customer opened or closed a question. */
  readonly at: string;
  /** Question that the customer opened, or answers with the keyboard. */
  readonly opened: BikeQuestion | null;
  /** Questions that the customer answered with "not sure". */
  readonly skipped: readonly BikeQuestion[];
  /** Question that the customer closed last. The next open one follows it. */
  readonly last: BikeQuestion | null;
}

/**
 * Decides which questions are open: the one in the URL, all of them for a bike without answers, otherwise one after the
 * other.
 * @param isAnswered true if a question has an answer, also if it follows from other answers
 */
export function useOpenQuestion(isAnswered: (question: BikeQuestion) => boolean) {
  const { hash, at } = useLinkedQuestion();
  const linked = bikeQuestions.find((question) => hash === questionHash(question)) ?? null;
  const [progress, setProgress] = useState<Progress>({ at: '', opened: null, skipped: [], last: null });
  const { skipped, last } = progress;
  const opened = progress.at === at ? progress.opened : linked;
  const isDone = (question: BikeQuestion) => isAnswered(question) || skipped.includes(question);
  const isNew = !bikeQuestions.some(isDone);
  const start = last === null ? 0 : bikeQuestions.indexOf(last);
  const next = [...bikeQuestions.slice(start), ...bikeQuestions.slice(0, start)].find(
    (question) => !isDone(question),
  );
  const change = (changed: Partial<Progress>) => setProgress((before) => ({ ...before, at, ...changed }));
  return {
    isOpen: (question: BikeQuestion) => (opened === null ? isNew || question === next : question === opened),
    isSkipped: (question: BikeQuestion) => skipped.includes(question) && !isAnswered(question),
    open: (question: BikeQuestion) => change({ opened: question }),
    close: (question: BikeQuestion) => change({ opened: null, last: question }),
    setSkipped: (question: BikeQuestion, isSkipped: boolean) => {
      const others = skipped.filter((other) => other !== question);
      change({ skipped: isSkipped ? [...others, question] : others });
    },
  };
}
