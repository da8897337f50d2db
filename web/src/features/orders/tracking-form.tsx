import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { Form, Formik, type FormikHelpers } from 'formik';
import { errorMessage } from '../../services/error-message.ts';
import { fieldErrors } from '../../services/field-errors.ts';
import { FocusField } from '../../ui/focus-field.tsx';
import { FocusFirstError } from '../../ui/focus-first-error.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { ReasonField, reasonRule } from './reason-field.tsx';
import {
  TrackingFields,
  trackingOf,
  trackingRules,
  useCarriers,
  type TrackingValues,
} from './tracking-fields.tsx';

type Values = TrackingValues & { readonly reason: string };
type Body = ReturnType<typeof trackingOf> & { readonly reason?: string };

interface TrackingFormProps {
  readonly initial: TrackingValues;
  /** Suggested reason of a correction, which then asks for one. */
  readonly reason?: string;
  readonly submitText: string;
  readonly send: (body: Body) => Promise<unknown>;
  readonly failure: Error | null;
  readonly onClose: () => void;
}

interface TrackingDialogProps extends TrackingFormProps {
  readonly open: boolean;
  readonly title: string;
}

/** Asks for the tracking of an order. Stays open, with an error, if that is refused. */
export function TrackingDialog({ open, title, ...form }: TrackingDialogProps) {
  return (
    <Dialog open={open} onClose={form.onClose} maxWidth="xs" fullWidth aria-labelledby="tracking-title">
      <DialogTitle id="tracking-title">{title}</DialogTitle>
      <TrackingForm {...form} />
    </Dialog>
  );
}

function TrackingForm({ initial, reason, submitText, send, failure, onClose }: TrackingFormProps) {
  const carriers = useCarriers();
  const isCorrection = reason !== undefined;
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>) => {
    try {
      await send({ ...trackingOf(values), ...(isCorrection && { reason: values.reason }) });
      onClose();
    } catch (error) {
      setErrors(fieldErrors<Values>(error));
    }
  };
  return (
    <Formik
      initialValues={{ ...initial, reason: reason ?? '' }}
      validationSchema={isCorrection ? trackingRules.concat(reasonRule) : trackingRules}
      validateOnChange={false}
      onSubmit={submit}
    >
      <Form noValidate>
        <DialogContent>
          <Stack spacing={2.5}>
            <TrackingFields carriers={carriers} />
            {isCorrection ? <ReasonField /> : null}
            {failure === null ? null : <Alert severity="error">{errorMessage(failure)}</Alert>}
          </Stack>
          <FocusFirstError />
          <FocusField name={initial.choice === '' ? 'choice' : 'trackingNumber'} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton busyText="Saving…">{submitText}</SubmitButton>
        </DialogActions>
      </Form>
    </Formik>
  );
}
