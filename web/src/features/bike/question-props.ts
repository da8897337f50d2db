import type { BikeQuestion, Interface } from '@pedalworks/contract/fit';
import type { Answer } from './answer-control.tsx';
import type { ShownAnswer } from './shown-answer.ts';

export interface QuestionProps {
  readonly question: BikeQuestion;
  readonly definition: Interface;
  readonly shown: ShownAnswer;
  /** Answer for the rear end; undefined if it is the same. */
  readonly rear: Answer | undefined;
  readonly isOpen: boolean;
  readonly isSkipped: boolean;
  readonly onAnswer: (answer: Answer) => void;
  readonly onRear: (answer: Answer | undefined) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}
