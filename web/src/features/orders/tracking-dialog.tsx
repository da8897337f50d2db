import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { Order } from '@pedalworks/contract';
import { Form, Formik, type FormikHelpers } from 'formik';
import { object, string } from 'yup';
import { fieldErrors } from '../../services/field-errors.ts';
import { FocusFirstError } from '../../ui/focus-first-error.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useMoveOrder } from './use-change-order.ts';

interface TrackingDialogProps {
  readonly order: Order;
  readonly open: boolean;
  readonly onClose: () => void;
}

const blank = { carrier: '', trackingNumber: '', trackingUrl: '' };
type Values = typeof blank;

const rules = object({
  carrier: string().when(['trackingNumber', 'trackingUrl'], {
    is: (number: unknown, url: unknown) => Boolean(number) || Boolean(url),
    then: (carrier) => carrier.required('Say which carrier has it'),
  }),
});

/** Carriers are known as `www.carrier.example`, which alone would be a place in this shop; other letters as browsers send them. */
function webAddressOf(typed: string): string {
  const address = typed === '' || typed.includes('://') ? typed : `https://${typed}`;
  return URL.canParse(address) ? new URL(address).href : typed;
}

export function TrackingDialog({ order, open, onClose }: TrackingDialogProps) {
  const { mutateAsync } = useMoveOrder(order);
  const send = async (values: Values, { setErrors }: FormikHelpers<Values>) => {
    try {
      await mutateAsync({ to: 'shipped', ...values, trackingUrl: webAddressOf(values.trackingUrl.trim()) });
      onClose();
    } catch (error) {
      const errors = fieldErrors<Values>(error);
      if (Object.keys(errors).length === 0) onClose();
      else setErrors(errors);
    }
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" aria-labelledby="tracking-title">
      <DialogTitle id="tracking-title">Ship order</DialogTitle>
      <Formik initialValues={blank} validationSchema={rules} validateOnChange={false} onSubmit={send}>
        <Form noValidate>
          <DialogContent>
            <Stack spacing={2.5}>
              <FormTextField name="carrier" label="Carrier" />
              <FormTextField name="trackingNumber" label="Tracking number" />
              <FormTextField
                name="trackingUrl"
                label="Tracking link"
                type="url"
                helperText="All three go into the customer’s mail, and may be empty."
              />
            </Stack>
            <FocusFirstError />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <SubmitButton busyText="Saving…">Mark as shipped</SubmitButton>
          </DialogActions>
        </Form>
      </Formik>
    </Dialog>
  );
}
