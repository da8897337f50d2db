import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { Order } from '@pedalworks/contract';
import { Field } from 'formik';

/** Parts go back into the stock only if the order took them off it. */
export function RestockField({ order: { lines } }: { readonly order: Pick<Order, 'lines'> }) {
  if (!lines.some(({ stockTaken }) => stockTaken === true))
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        This order took nothing off the stock, so nothing goes back into it.
      </Typography>
    );
  return (
    <FormControlLabel
      control={<Field as={Switch} type="checkbox" name="restock" />}
      label="Put the parts back into the stock"
    />
  );
}
