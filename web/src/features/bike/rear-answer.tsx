import { useEffect, useId, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Interface } from '@pedalworks/contract/fit';
import { firstPress } from '../../ui/first-press.ts';
import { AnswerChips, AnswerField, hasChips, type Answer } from './answer-control.tsx';
import { quietButton } from './quiet-button.ts';

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
  const { ref, moveFocus } = useMovedFocus(isDifferent);
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
          {hasChips(definition) ? (
            <AnswerChips labelledBy={id} {...{ definition, answer, onAnswer }} />
          ) : (
            <AnswerField
              id={`bike-rear-${definition.key}`}
              label={`${name} at the rear`}
              isLabelHidden
              {...{ definition, answer, onAnswer }}
            />
          )}
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

/** Moves the focus to the first control once the fields have changed, because the pressed button is gone or moved. */
function useMovedFocus(isDifferent: boolean) {
  const ref = useRef<HTMLElement>(null);
  const isDue = useRef(false);
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    const { current: box } = ref;
    const control =
      box?.querySelector<HTMLElement>('input:checked') ??
      box?.querySelector<HTMLElement>('input, select, button');
    control?.focus();
  }, [isDifferent]);
  return {
    ref,
    moveFocus: () => {
      isDue.current = true;
    },
  };
}
