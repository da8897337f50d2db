import { useId, type Ref } from 'react';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { visuallyHidden } from '@mui/utils';
import type { NumberKind } from '@pedalworks/contract/numbers';
import { StepButton } from './step-button.tsx';
import { useNumberDraft } from './typed-number.ts';

interface QuantityInputProps {
  readonly quantity: number;
  readonly kind: NumberKind;
  /** Quantity after the minus button. */
  readonly fewer: number;
  /** Quantity after the plus button. */
  readonly more: number;
  readonly isLeast: boolean;
  readonly isMost?: boolean;
  readonly fewerLabel: string;
  readonly moreLabel: string;
  /** Name of the part for the accessible labels, on pages with several inputs. Also hides the label visually. */
  readonly subject?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  /** Receives the quantity, or null while the text is invalid. */
  readonly onChange: (quantity: number | null) => void;
}

/** Number field for a quantity, between a minus and a plus button. */
export function QuantityInput({ quantity, kind, fewer, more, onChange, ...props }: QuantityInputProps) {
  const { isLeast, isMost = false, fewerLabel, moreLabel, subject, inputRef } = props;
  const id = useId();
  const { input, problem } = useTypedQuantity({ quantity, kind, onChange });
  const suffix = subject === undefined ? '' : `: ${subject}`;
  const step = (wanted: number) => () => onChange(wanted);
  return (
    <div>
      <InputLabel htmlFor={id} sx={subject === undefined ? null : visuallyHidden}>
        Quantity{suffix}
      </InputLabel>
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        <StepButton aria-label={`${fewerLabel}${suffix}`} aria-disabled={isLeast} onClick={step(fewer)}>
          <Remove />
        </StepButton>
        <OutlinedInput
          id={id}
          inputRef={inputRef}
          {...(subject === undefined ? { name: 'quantity' } : {})}
          value={input.value}
          error={problem !== undefined}
          inputProps={{ inputMode: input.inputMode, 'aria-describedby': `${id}-help` }}
          onChange={({ target }) => input.onChange(target.value)}
          onBlur={input.onBlur}
          sx={{ width: 96, '& input': { textAlign: 'center' } }}
        />
        <StepButton aria-label={`${moreLabel}${suffix}`} aria-disabled={isMost} onClick={step(more)}>
          <Add />
        </StepButton>
      </Box>
      <FormHelperText id={`${id}-help`} error sx={{ '&:empty': { display: 'none' } }}>
        {problem}
      </FormHelperText>
    </div>
  );
}

function useTypedQuantity({
  quantity,
  kind,
  onChange,
}: Pick<QuantityInputProps, 'quantity' | 'kind' | 'onChange'>) {
  const draft = useNumberDraft({
    label: 'Quantity',
    kind,
    held: String(quantity),
    onDraft: (value) => onChange(value === null || value === '' ? null : Number(value)),
  });
  return draft.value === '' ? { ...draft, problem: 'Quantity is required' } : draft;
}
