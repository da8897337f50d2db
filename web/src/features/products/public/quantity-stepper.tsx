import { useId, type Ref } from 'react';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { visuallyHidden } from '@mui/utils';
import { numberKinds } from '@pedalworks/contract/numbers';
import type { OrderableProduct } from '@pedalworks/contract/pricing';
import { formatNumber } from '../../../ui/money.ts';
import { nextOrderQuantity, stepBelow } from './quote.ts';
import { StepButton } from '../../../ui/step-button.tsx';
import { useNumberDraft } from '../../../ui/typed-number.ts';

interface QuantityStepperProps {
  readonly product: OrderableProduct;
  readonly quantity: number;
  /** Receives the quantity, or null while the text is invalid. */
  readonly onChange: (quantity: number | null) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Product name for the accessible labels, on pages with several steppers. Also hides the label visually. */
  readonly name?: string;
}

export function QuantityStepper({ product, quantity, onChange, inputRef, name }: QuantityStepperProps) {
  const id = useId();
  const { input, problem } = useTypedQuantity(quantity, onChange);
  const { fewer, more, isLeast: isMinimum } = stepsOf(product, quantity);
  const pieces = formatNumber(product.step);
  const suffix = name === undefined ? '' : `: ${name}`;
  return (
    <div>
      <InputLabel htmlFor={id} sx={name === undefined ? null : visuallyHidden}>
        Quantity{suffix}
      </InputLabel>
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        <StepButton
          aria-label={`${pieces} fewer${suffix}`}
          aria-disabled={isMinimum}
          onClick={() => onChange(fewer)}
        >
          <Remove />
        </StepButton>
        <OutlinedInput
          id={id}
          inputRef={inputRef}
          {...(name === undefined ? { name: 'quantity' } : {})}
          value={input.value}
          error={problem !== undefined}
          inputProps={{ inputMode: input.inputMode, 'aria-describedby': `${id}-help` }}
          onChange={({ target }) => input.onChange(target.value)}
          onBlur={input.onBlur}
          sx={{ width: 96, '& input': { textAlign: 'center' } }}
        />
        <StepButton aria-label={`${pieces} more${suffix}`} onClick={() => onChange(more)}>
          <Add />
        </StepButton>
      </Box>
      <FormHelperText id={`${id}-help`} error sx={{ '&:empty': { display: 'none' } }}>
        {problem}
      </FormHelperText>
    </div>
  );
}

function useTypedQuantity(quantity: number, onChange: QuantityStepperProps['onChange']) {
  const draft = useNumberDraft({
    label: 'Quantity',
    kind: numberKinds.count,
    held: String(quantity),
    onDraft: (value) => onChange(value === null || value === '' ? null : Number(value)),
  });
  return draft.value === '' ? { ...draft, problem: 'Quantity is required' } : draft;
}

function stepsOf(product: OrderableProduct, quantity: number) {
  const { step } = product;
  const minimum = nextOrderQuantity(product);
  return {
    fewer: Math.min(quantity, Math.max(minimum, stepBelow(quantity, step))),
    more: Math.max(minimum, (Math.floor(quantity / step) + 1) * step),
    isLeast: quantity <= minimum,
  };
}
