import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import { twoEndedKeys, type Interface } from '@pedalworks/contract/fit-questions';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { AnswerField, type Answer } from './answer-control.tsx';
import { anchorOf } from './question-anchor.ts';
import { moreTitles } from './question-texts.ts';
import { RearAnswer } from './rear-answer.tsx';

/** Returns the drawing of an interface. */
export type DrawingOf = (standard: Pick<Interface, 'key' | 'name'>) => ReactNode;

/** Returns the name with its unit, unless the name says what is counted. */
const labelOf = ({ name, unit }: Interface) =>
  unit === undefined || unit === 'holes' || unit === 'teeth' ? name : `${name} (${unit})`;

interface MoreQuestionProps {
  readonly definition: Interface;
  readonly answer: Answer;
  /** Answer for the rear end; undefined if it is the same. */
  readonly rear: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
  readonly onRear: (answer: Answer | undefined) => void;
  readonly drawingOf: DrawingOf;
}

export function MoreQuestion({ definition, answer, rear, onAnswer, onRear, drawingOf }: MoreQuestionProps) {
  const { key, name, about } = definition;
  const { id, isOpen, button } = useDisclosure();
  const isAnswered = answer !== null && answer !== 'none';
  return (
    <div {...anchorOf(key)}>
      <Box sx={{ display: 'flex', alignItems: 'end', gap: 0.5 }}>
        <AnswerField
          label={moreTitles[key] ?? labelOf(definition)}
          definition={definition}
          answer={answer}
          onAnswer={onAnswer}
        />
        <IconButton aria-label={`Where to look: ${name}`} {...button}>
          <HelpOutline />
        </IconButton>
      </Box>
      <div id={id}>
        {isOpen ? (
          <Box sx={{ mt: 1, p: 2, border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
            {drawingOf(definition)}
            <Typography variant="body2">{about}</Typography>
          </Box>
        ) : null}
      </div>
      {(twoEndedKeys.includes(key) && isAnswered) || rear !== undefined ? (
        <RearAnswer definition={definition} name={name} answer={rear} onAnswer={onRear} />
      ) : null}
    </div>
  );
}
