import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { orderStatuses } from '@pedalworks/contract/order-moves';
import type { Order, OrderStatus } from '@pedalworks/contract';
import { Form, Formik, type FormikHelpers } from 'formik';
import { errorMessage } from '../../../services/error-message.ts';
import { fieldErrors } from '../../../services/field-errors.ts';
import { FocusField } from '../../../ui/focus-field.tsx';
import { FocusFirstError } from '../../../ui/focus-first-error.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { ReasonField, reasonRule } from '../reason-field.tsx';
import { isCorrection, useCorrectOrder } from '../use-move-order.tsx';

export function CorrectStatus({ order }: { readonly order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const to = orderStatuses.find((status) => isCorrection(order.status, status));
  if (to === undefined) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Back to {to}…</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} maxWidth="xs" aria-labelledby="correct-title">
        <DialogTitle id="correct-title">Back to {to}?</DialogTitle>
        <CorrectionForm order={order} to={to} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface CorrectionFormProps {
  readonly order: Order;
  readonly to: OrderStatus;
  readonly onClose: () => void;
}

const blank = { reason: '' };

function CorrectionForm({ order, to, onClose }: CorrectionFormProps) {
  const { mutateAsync, error } = useCorrectOrder(order, `Order ${order.number} is back to ${to}`);
  const send = async ({ reason }: typeof blank, { setErrors }: FormikHelpers<typeof blank>) => {
    try {
      await mutateAsync({ to, reason });
      onClose();
    } catch (failure) {
      setErrors(fieldErrors<typeof blank>(failure));
    }
  };
  return (
    <Formik initialValues={blank} validationSchema={reasonRule} validateOnChange={false} onSubmit={send}>
      <Form noValidate>
        <DialogContent>
          <Stack spacing={2.5}>
            <Typography>{order.status === 'shipped' ? unshippedText : silentText}</Typography>
            <ReasonField />
            {error === null ? null : <Alert severity="error">{errorMessage(error)}</Alert>}
          </Stack>
          <FocusFirstError />
          <FocusField name="reason" />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton busyText="Saving…">Back to {to}</SubmitButton>
        </DialogActions>
      </Form>
    </Formik>
  );
}

const unshippedText =
  'Removes the tracking. If the customer was notified of the shipment, they get an email with the correction.';
const silentText = 'The customer is not notified.';
