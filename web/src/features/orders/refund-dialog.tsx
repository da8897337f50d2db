import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ApiError } from '@pedalworks/contract/errors';
import { numberKinds } from '@pedalworks/contract/numbers';
import type { Order } from '@pedalworks/contract';
import { Field, Form, Formik, type FormikHelpers } from 'formik';
import { fieldErrors } from '../../services/field-errors.ts';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { formatCents, formatMoney } from '../../ui/money.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { blankRefund, leftCents, refundOf, type RefundValues } from './refund-values.ts';
import { useRefundOrder } from './use-change-order.ts';

interface RefundDialogProps {
  readonly order: Order;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks how much of an order's money goes back, and why. */
function RefundDialog({ order, open, onClose }: RefundDialogProps) {
  const { mutateAsync } = useRefundOrder(order);
  const send = async (values: RefundValues, { setErrors }: FormikHelpers<RefundValues>) => {
    try {
      await mutateAsync(refundOf(values, order));
      onClose();
    } catch (error) {
      // Without an answer nobody knows: sent again from here, it is the same refund.
      if (!(error instanceof ApiError)) return;
      const errors = fieldErrors<RefundValues>(error);
      if (Object.keys(errors).length === 0) onClose();
      else setErrors(errors);
    }
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" aria-labelledby="refund-title">
      <DialogTitle id="refund-title">Refund</DialogTitle>
      <Formik initialValues={blankRefund(order)} validateOnChange={false} onSubmit={send}>
        {({ values }) => (
          <Form noValidate>
            <DialogContent>
              <Stack spacing={2.5}>
                <Typography>
                  {formatCents(leftCents(order), order.currency)} are left to give back to the card.
                  {order.refundPending === 0
                    ? null
                    : ` ${formatMoney(order.refundPending, order.currency)} are already being given back; the card provider has not answered yet.`}
                </Typography>
                <RefundFields order={order} of={values.of} />
              </Stack>
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>Cancel</Button>
              <SubmitButton busyText="Giving back…">Give back</SubmitButton>
            </DialogActions>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}

function RefundFields({ order, of }: Pick<RefundDialogProps, 'order'> & Pick<RefundValues, 'of'>) {
  return (
    <>
      <FormTextField name="of" label="What goes back" select>
        <option value="all">All that is left</option>
        <option value="lines">What some parts cost</option>
        <option value="amount">Another amount</option>
      </FormTextField>
      {of === 'amount' ? <NumberField name="amount" label="Amount" kind={numberKinds.price} /> : null}
      {of === 'lines'
        ? order.lines.map(({ productId, name, quantity }, index) => (
            <NumberField
              key={productId}
              name={`quantities[${String(index)}]`}
              label={name}
              kind={{ ...numberKinds.stock, max: quantity }}
              helperText={`How many of ${String(quantity)}`}
            />
          ))
        : null}
      {of === 'amount' ? null : (
        <FormControlLabel
          control={<Field as={Switch} type="checkbox" name="restock" />}
          label="Put the parts back into the stock"
        />
      )}
      <FormTextField name="reason" label="Reason" helperText="Only admins read it." multiline minRows={2} />
    </>
  );
}

/** Opens the dialog, with a blank form each time. */
export function RefundButton({ order }: Pick<RefundDialogProps, 'order'>) {
  const [opening, setOpening] = useState({ count: 0, isOpen: false });
  return (
    <>
      <Button onClick={() => setOpening(({ count }) => ({ count: count + 1, isOpen: true }))}>Refund…</Button>
      <RefundDialog
        key={opening.count}
        order={order}
        open={opening.isOpen}
        onClose={() => setOpening(({ count }) => ({ count, isOpen: false }))}
      />
    </>
  );
}
