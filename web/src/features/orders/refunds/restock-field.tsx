import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { Order } from '@pedalworks/contract';
import { Field } from 'formik';

/**
 * Switch to restock the refunded parts, offered only if the order reduced the stock. Not a `SwitchField`: its form
 * sends it, and its label needs no explanation.
 */
export function RestockField({ order: { lines } }: { readonly order: Pick<Order, 'lines'> }) {
  if (!lines.some(({ stockTaken }) => stockTaken === true))
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        This order did not reduce the stock, so nothing is restocked.
      </Typography>
    );
  return (
    <FormControlLabel
      control={<Field as={Switch} type="checkbox" name="restock" />}
      label="Restock the parts"
    />
  );
}
