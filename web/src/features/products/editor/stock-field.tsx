import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { parseChange } from '@pedalworks/contract/number-change';
import { numberKinds, type NumberRule } from '@pedalworks/contract/numbers';
import { useField } from 'formik';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';

export function StockField() {
  const [{ value }, { initialValue }, { setValue }] = useField<string>('quantity');
  const change = (by: number) => () => void setValue(String(Math.max(0, (Number(value) || 0) + by)));
  const counter = (
    <InputAdornment position="end">
      <IconButton aria-label="Decrease by one" onClick={change(-1)}>
        <Remove />
      </IconButton>
      <IconButton aria-label="Increase by one" onClick={change(1)}>
        <Add />
      </IconButton>
    </InputAdornment>
  );
  return (
    <Stack>
      <NumberField
        name="quantity"
        label="Available quantity"
        kind={numberKinds.stock}
        parse={parseStock}
        required
        helperText={initialValue === '' ? '' : 'Enter +10 to add 10.'}
        slotProps={{ input: { endAdornment: counter } }}
        sx={{ '& .MuiOutlinedInput-root': { pr: 0.5 } }}
      />
      <Collapse in={initialValue !== '' && value !== initialValue} unmountOnExit>
        <FormTextField
          name="reason"
          label="Reason"
          helperText="Why the stock changed, for the audit log."
          sx={{ mt: 2 }}
        />
      </Collapse>
    </Stack>
  );
}

const parseStock = (typed: string, rule: NumberRule, shown: string) =>
  parseChange(typed, rule, /^\d+$/u.test(shown) ? Number(shown) : null);
