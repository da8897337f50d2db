import Box from '@mui/material/Box';
import {
  bikeQuestions,
  interfaceOf,
  type BikeInterfaces,
  type BikeQuestion,
} from '@pedalworks/contract/fit-questions';
import type { Answer } from './answer-control.tsx';
import { Question } from './question.tsx';
import { shownAnswer } from './shown-answer.ts';
import { useOpenQuestion } from './use-open-question.ts';

export interface QuestionsProps {
  readonly answers: BikeInterfaces;
  /** Answers for the rear end that differ. */
  readonly rear: BikeInterfaces;
  readonly onChange: (answers: BikeInterfaces) => void;
  readonly onRear: (key: string, answer: Answer | undefined) => void;
}

export function QuestionList({ answers, rear, onChange, onRear }: QuestionsProps) {
  const shownOf = (question: BikeQuestion) => shownAnswer({ key: question }, answers);
  const list = useOpenQuestion((question) => shownOf(question).answer !== null);
  return (
    <Box
      component="ol"
      // Ignores the second press of a double click, which would hit what the first one moved under the pointer.
      onClickCapture={(event) => {
        if (event.detail <= 1) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      sx={{ counterReset: 'question', borderBottom: 1, borderColor: 'divider' }}
    >
      {bikeQuestions.map((key) => {
        const definition = interfaceOf(key);
        return definition === undefined ? null : (
          <Question
            key={key}
            question={key}
            definition={definition}
            shown={shownOf(key)}
            rear={rear[key]}
            isOpen={list.isOpen(key)}
            isSkipped={list.isSkipped(key)}
            onAnswer={(answer) => {
              onChange({ ...answers, [key]: answer });
              list.setSkipped(key, answer === null);
            }}
            onRear={(answer) => onRear(key, answer)}
            onOpen={() => list.open(key)}
            onClose={() => list.close(key)}
          />
        );
      })}
    </Box>
  );
}
