import { useId, type ReactNode } from 'react';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { numberKinds } from '@pedalworks/contract/numbers';
import { smallestOrder } from '@pedalworks/contract/pricing';
import type { Product } from '@pedalworks/contract';
import { useNumberDraft } from '../../ui/number-field.tsx';

interface QuantityStepperProps {
  readonly product: Pick<Product, 'minOrder' | 'step'>;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

/** A number of pieces that begins at the minimum order and goes by the order step. */
export function QuantityStepper({ product, quantity, onChange }: QuantityStepperProps) {
  const id = useId();
  const { input, problem } = useNumberDraft({
    held: String(quantity),
    label: 'Quantity',
    kind: numberKinds.count,
    onDraft: (value) => value === '' || onChange(Number(value)),
  });
  const { step } = product;
  const least = smallestOrder(product);
  const stepBy = (pieces: number) => () => {
    onChange(Math.max(least, Math.round((quantity + pieces) / step) * step));
  };
  return (
    <div>
      <InputLabel htmlFor={id}>Quantity</InputLabel>
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        <StepButton label={`${String(step)} fewer`} disabled={quantity <= least} onClick={stepBy(-step)}>
          <Remove />
        </StepButton>
        <OutlinedInput
          id={id}
          value={input.value}
          error={problem !== undefined}
          inputProps={{ inputMode: input.inputMode, 'aria-describedby': `${id}-help`, style: centred }}
          onChange={({ target }) => input.onChange(target.value)}
          onBlur={input.onBlur}
          sx={{ width: 96 }}
        />
        <StepButton label={`${String(step)} more`} onClick={stepBy(step)}>
          <Add />
        </StepButton>
      </Box>
      <FormHelperText id={`${id}-help`} error>
        {problem}
      </FormHelperText>
    </div>
  );
}

const centred = { textAlign: 'center' } as const;

interface StepButtonProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function StepButton({ label, ...props }: StepButtonProps) {
  return <IconButton aria-label={label} {...props} sx={stepButton} />;
}

const stepButton = { minWidth: 48, minHeight: 48, border: 1, borderColor: 'outline' };
