import { useId, useRef, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { twoEndedKeys } from '@pedalworks/contract/fit-questions';
import { AnswerControl, type Answer } from './answer-control.tsx';
import { AnswerLine } from './answer-line.tsx';
import { QuestionDrawing } from './question-drawing.tsx';
import { anchorOf } from './question-anchor.ts';
import type { QuestionProps } from './question-props.ts';
import { questionTexts } from './question-texts.ts';
import { RearAnswer } from './rear-answer.tsx';
import { useMovedFocus } from './use-moved-focus.ts';

/** Question that folds to a line once it is answered with the pointer, or closed with Enter. */
export function Question(props: QuestionProps) {
  const { question, rear, isOpen, onOpen, onClose } = props;
  const { ref, moveFocus } = useMovedFocus(isOpen, isOpen ? answerControl : openButton);
  const { isPointer, handlers } = usePointer();
  const open = andThen(moveFocus, onOpen);
  const close = andThen(moveFocus, onClose);
  // Stays open for arrow keys, which select each value that they pass, and for the other end.
  const after = (isComplete: boolean) => (isComplete && isPointer() ? close() : onOpen());
  const onAnswer = (answer: Answer) => {
    props.onAnswer(answer);
    after(rear === undefined);
  };
  const onRear = (answer: Answer | undefined) => {
    props.onRear(answer);
    after(answer !== undefined && answer !== null);
  };
  return (
    <Box
      component="li"
      ref={ref}
      {...anchorOf(question)}
      {...handlers}
      onKeyDown={closeOnEnter(close)}
      onClick={({ target }) => {
        // A press on the selected chip confirms it.
        if (isPointer() && rear === undefined && target instanceof HTMLInputElement) close();
      }}
      sx={item}
    >
      {isOpen ? null : <AnswerLine {...props} onOpen={open} />}
      <Collapse in={isOpen}>
        <OpenQuestion {...props} onAnswer={onAnswer} onRear={onRear} />
      </Collapse>
    </Box>
  );
}

const closeOnEnter = (close: () => void) => (event: KeyboardEvent) => {
  const isInField = event.target instanceof HTMLInputElement;
  if (event.key !== 'Enter' || !(isInField || event.repeat)) return;
  // Otherwise, the same press would also activate the button that gets the focus.
  event.preventDefault();
  if (!event.repeat) close();
};

const andThen = (first: () => void, second: () => void) => () => {
  first();
  second();
};

const answerControl = { selectors: ['input:checked', 'input, select'] };

const openButton = { selectors: ['[data-opens]'], preventScroll: true };

/** Tells the pointer from the keyboard. */
function usePointer() {
  const wasPointer = useRef(false);
  return {
    isPointer: () => wasPointer.current,
    handlers: {
      onPointerDownCapture: () => {
        wasPointer.current = true;
      },
      onKeyDownCapture: () => {
        wasPointer.current = false;
      },
    },
  };
}

function OpenQuestion({ question, definition, shown, isSkipped, rear, onAnswer, onRear }: QuestionProps) {
  const id = useId();
  const { name, title } = questionTexts[question];
  const hasRear = twoEndedKeys.includes(question) && shown.answer !== null && shown.answer !== 'none';
  return (
    <Box sx={row}>
      <Box sx={picture}>
        <QuestionDrawing question={question} />
      </Box>
      <Heading id={id} question={question} />
      <Box sx={{ gridArea: 'answer', minWidth: 0 }}>
        {rear === undefined ? null : (
          <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
            {`${name} at the front`}
          </Typography>
        )}
        <AnswerControl
          label={title}
          labelledBy={id}
          describedBy={`${id}-hint`}
          definition={definition}
          answer={shown.answer ?? (isSkipped ? null : undefined)}
          onAnswer={onAnswer}
        />
        {shown.isImplied ? (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            This follows from your other answers. Choose another value if it is wrong.
          </Typography>
        ) : null}
        {hasRear || rear !== undefined ? (
          <RearAnswer definition={definition} name={name} answer={rear} onAnswer={onRear} />
        ) : null}
      </Box>
    </Box>
  );
}

interface HeadingProps extends Pick<QuestionProps, 'question'> {
  readonly id: string;
}

function Heading({ id, question }: HeadingProps) {
  const { title, hint } = questionTexts[question];
  return (
    <Box sx={{ gridArea: 'text', minWidth: 0 }}>
      <Typography id={id} variant="h4" component="h3" sx={numbered}>
        {title}
      </Typography>
      <Typography id={`${id}-hint`} variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {hint}
      </Typography>
    </Box>
  );
}

const item = { borderTop: 1, borderColor: 'divider', counterIncrement: 'question' };

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 96px', sm: '200px minmax(0, 1fr)' },
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: {
    xs: '"text picture" "answer answer"',
    sm: '"picture text" "picture answer"',
  },
  columnGap: { xs: 2, sm: 4 },
  rowGap: 1.5,
  alignItems: 'start',
  pt: 2,
  pb: 2.5,
};

const picture = {
  gridArea: 'picture',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
};

const numbered = {
  fontSize: { xs: '1.25rem', sm: '1.5rem' },
  '&::before': { content: 'counter(question)', mr: 1.25, color: 'primary.main' },
};
