import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { errorMessage } from '../../../services/error-message.ts';
import { fieldErrors } from '../../../services/field-errors.ts';
import { FocusField } from '../../../ui/focus-field.tsx';
import { FocusFirstError } from '../../../ui/focus-first-error.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { ReasonField, reasonRule } from '../reason-field.tsx';
import {
  hasTracking,
  TrackingFields,
  toTracking,
  trackingRules,
  useCarriers,
  type TrackingValues,
} from './tracking-fields.tsx';
import { UntrackedDialog } from './untracked-dialog.tsx';

type Values = TrackingValues & { readonly reason: string };
type Body = ReturnType<typeof toTracking> & { readonly reason?: string };

interface TrackingFormProps {
  readonly initial: TrackingValues;
  /** Default reason for changing stored tracking data. Omitted when the form ships an order. */
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
  const { needsConfirmation, dialog } = useUntrackedConfirmation(isCorrection);
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>) => {
    if (needsConfirmation(values)) return;
    try {
      await send({ ...toTracking(values), ...(isCorrection && { reason: values.reason }) });
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
        {dialog}
      </Form>
    </Formik>
  );
}

function useUntrackedConfirmation(isAlreadyConfirmed: boolean) {
  const [isOpen, setOpen] = useState(false);
  const isConfirmedRef = useRef(isAlreadyConfirmed);
  const close = (isConfirmed: boolean) => {
    isConfirmedRef.current = isConfirmed;
    setOpen(false);
  };
  return {
    needsConfirmation: (values: Values) => {
      const isUntracked = !isConfirmedRef.current && !hasTracking(values);
      setOpen(isUntracked);
      return isUntracked;
    },
    dialog: <ConfirmUntracked open={isOpen} onClose={close} />,
  };
}

interface ConfirmUntrackedProps {
  readonly open: boolean;
  readonly onClose: (isConfirmed: boolean) => void;
}

function ConfirmUntracked({ open, onClose }: ConfirmUntrackedProps) {
  const { submitForm } = useFormikContext<Values>();
  const confirm = () => {
    onClose(true);
    void submitForm();
  };
  return <UntrackedDialog open={open} onConfirm={confirm} onCancel={() => onClose(false)} />;
}
