import { useId, type Ref } from 'react';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { numberKinds } from '@pedalworks/contract/numbers';
import type { Orderable } from '@pedalworks/contract/pricing';
import { formatNumber } from './money.ts';
import { nextOrder } from './quote.ts';
import { useNumberDraft } from './typed-number.ts';

interface QuantityStepperProps {
  readonly product: Orderable;
  readonly quantity: number;
  /** Null while the text is not a valid quantity. */
  readonly onChange: (quantity: number | null) => void;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** A number of pieces that begins at the minimum order and goes by the order step. */
export function QuantityStepper({ product, quantity, onChange, inputRef }: QuantityStepperProps) {
  const id = useId();
  const { input, problem } = useNumberDraft({
    ...pieceCount,
    held: String(quantity),
    onDraft: (value) => value === '' || onChange(value === null ? null : Number(value)),
  });
  const { step } = product;
  const pieces = formatNumber(step);
  const least = nextOrder(product);
  const count = Math.round(quantity / step);
  const fewer = () => quantity > least && onChange(Math.max(least, (count - 1) * step));
  const more = () => onChange(Math.max(least, (count + 1) * step));
  return (
    <div>
      <InputLabel htmlFor={id}>Quantity</InputLabel>
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        <StepButton aria-label={`${pieces} fewer`} aria-disabled={quantity <= least} onClick={fewer}>
          <Remove />
        </StepButton>
        <OutlinedInput
          id={id}
          inputRef={inputRef}
          value={input.value}
          error={problem !== undefined}
          inputProps={{ inputMode: input.inputMode, 'aria-describedby': `${id}-help` }}
          onChange={({ target }) => input.onChange(target.value)}
          onBlur={input.onBlur}
          sx={{ width: 96, '& input': { textAlign: 'center' } }}
        />
        <StepButton aria-label={`${pieces} more`} onClick={more}>
          <Add />
        </StepButton>
      </Box>
      <FormHelperText id={`${id}-help`} error sx={{ '&:empty': { display: 'none' } }}>
        {problem}
      </FormHelperText>
    </div>
  );
}

const pieceCount = { label: 'Quantity', kind: numberKinds.count };

/** At its limit `aria-disabled`, as `disabled` would lose the focus. */
const StepButton = styled(IconButton)(({ theme }) => ({
  minWidth: 48,
  minHeight: 48,
  border: `1px solid ${theme.vars.palette.outline}`,
  '&[aria-disabled="true"]': { color: theme.vars.palette.text.disabled },
}));
