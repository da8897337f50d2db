import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Interface } from '@pedalworks/contract/fit';
import { firstPress } from '../../ui/first-press.ts';
import { AnswerControl, type Answer } from './answer-control.tsx';
import { quietButton } from './quiet-button.ts';
import { useMovedFocus } from './use-moved-focus.ts';

interface RearAnswerProps {
  readonly definition: Interface;
  /** Subject of the question. */
  readonly name: string;
  /** Undefined if both ends are the same; null for "not sure". */
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer | undefined) => void;
}

/** Answer for the rear end, if it differs from the front. */
export function RearAnswer({ definition, name, answer, onAnswer }: RearAnswerProps) {
  const id = useId();
  const isDifferent = answer !== undefined;
  const { ref, moveFocus } = useMovedFocus(isDifferent, firstControl);
  const change = (changed: Answer | undefined) =>
    firstPress(() => {
      moveFocus();
      onAnswer(changed);
    });
  return (
    <Box ref={ref} sx={{ mt: 1 }}>
      {isDifferent ? (
        <>
          <Typography id={id} variant="subtitle2" component="p" sx={{ mb: 1 }}>
            {`${name} at the rear`}
          </Typography>
          <AnswerControl
            label={`${name} at the rear`}
            labelledBy={id}
            definition={definition}
            answer={answer}
            onAnswer={onAnswer}
          />
        </>
      ) : null}
      <Button
        size="small"
        variant="text"
        onClick={change(isDifferent ? undefined : null)}
        sx={{ ...quietButton, ml: -1 }}
      >
        {isDifferent ? 'Same at the rear' : 'Different at the rear'}
      </Button>
    </Box>
  );
}

const firstControl = { selectors: ['input:checked', 'input, select, button'] };
