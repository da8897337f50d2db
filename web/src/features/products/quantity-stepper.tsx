import { useId, type ReactNode, type Ref } from 'react';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { numberKinds } from '@pedalworks/contract/numbers';
import type { Product } from '@pedalworks/contract';
import { nextOrder } from '../../ui/quote.ts';
import { formatNumber } from '../../ui/money.ts';
import { useNumberDraft } from '../../ui/typed-number.ts';

interface QuantityStepperProps {
  readonly product: Product;
  readonly quantity: number;
  /** Null while the text is not a valid quantity. */
  readonly onChange: (quantity: number | null) => void;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** A number of pieces that begins at the minimum order and goes by the order step. */
export function QuantityStepper({ product, quantity, onChange, inputRef }: QuantityStepperProps) {
  const id = useId();
  const { input, problem } = useNumberDraft({
    held: String(quantity),
    label: 'Quantity',
    kind: numberKinds.count,
    onDraft: (value) => value === '' || onChange(value === null ? null : Number(value)),
  });
  const { step } = product;
  const least = nextOrder(product);
  const stepBy = (pieces: number) => () =>
    onChange(Math.max(least, Math.round((quantity + pieces) / step) * step));
  return (
    <div>
      <InputLabel htmlFor={id}>Quantity</InputLabel>
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        <StepButton label={`${formatNumber(step)} fewer`} isOff={quantity <= least} onClick={stepBy(-step)}>
          <Remove />
        </StepButton>
        <OutlinedInput
          id={id}
          inputRef={inputRef}
          value={input.value}
          error={problem !== undefined}
          inputProps={{ inputMode: input.inputMode, 'aria-describedby': `${id}-help`, style: centred }}
          onChange={({ target }) => input.onChange(target.value)}
          onBlur={input.onBlur}
          sx={{ width: 96 }}
        />
        <StepButton label={`${formatNumber(step)} more`} onClick={stepBy(step)}>
          <Add />
        </StepButton>
      </Box>
      <FormHelperText id={`${id}-help`} error sx={{ '&:empty': { display: 'none' } }}>
        {problem}
      </FormHelperText>
    </div>
  );
}

const centred = { textAlign: 'center' } as const;

interface StepButtonProps {
  readonly label: string;
  /** Not `disabled`, which would lose the focus. */
  readonly isOff?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function StepButton({ label, isOff = false, onClick, children }: StepButtonProps) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
      sx={[stepButton, isOff && { color: 'text.disabled' }]}
    >
      {children}
    </IconButton>
  );
}

const stepButton = { minWidth: 48, minHeight: 48, border: 1, borderColor: 'outline' };
