import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { parseChange, sumText } from '@pedalworks/contract/number-change';
import { toMakeText } from '@pedalworks/contract/made-to-order';
import { numberKinds, parseNumber, type NumberRule } from '@pedalworks/contract/numbers';
import { useField } from 'formik';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';

export function StockField() {
  const [{ value }, { initialValue = '' }, { setValue }] = useField<string>('quantity');
  // Orders may have taken the stock below 0, where an edit leaves it or raises it.
  const least = Math.min(0, Number(initialValue) || 0);
  const change = (by: number) => () => void setValue(String(Math.max(least, (Number(value) || 0) + by)));
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
        kind={{ ...numberKinds.stock, min: least }}
        parse={parseStock}
        required
        helperText={stockHint(initialValue, value)}
        slotProps={{ input: { endAdornment: counter } }}
        sx={{ '& .MuiOutlinedInput-root': { pr: 0.5 } }}
      />
      <Collapse in={initialValue !== '' && value !== initialValue} unmountOnExit>
        <FormTextField
          name="reason"
          label="Reason"
          helperText="Why the stock changed, for its history."
          sx={{ mt: 2 }}
        />
      </Collapse>
    </Stack>
  );
}

const wholeNumber = /^-?\d+$/u;

/** Returns the sum that a save stores, such as `46 + 10 = 56`, or how to enter a difference. */
function stockHint(before: string, typed: string): string {
  if (before === '') return '';
  const change = wholeNumber.test(typed) ? Number(typed) - Number(before) : 0;
  if (change !== 0) return sumText(Number(before), change);
  return `${Number(before) < 0 ? `${toMakeText(Number(before))}. ` : ''}Enter +10 to add 10.`;
}

function parseStock(typed: string, rule: NumberRule, shown: string) {
  if (typed === shown) return parseNumber(typed, rule);
  return parseChange(typed, rule, wholeNumber.test(shown) ? Number(shown) : null);
}
