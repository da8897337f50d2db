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
  trackingOf,
  trackingRules,
  useCarriers,
  type TrackingValues,
} from './tracking-fields.tsx';
import { UntrackedQuestion } from './untracked-question.tsx';

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
  const { asks, question } = useQuestion(isCorrection);
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>) => {
    if (asks(values)) return;
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
        {question}
      </Form>
    </Formik>
  );
}

/** Holds a submission back until the admin is sure that the customer needs no tracking. */
function useQuestion(isSureAlready: boolean) {
  const [isAsking, setAsking] = useState(false);
  const isSure = useRef(isSureAlready);
  const close = (isConfirmed: boolean) => {
    isSure.current = isConfirmed;
    setAsking(false);
  };
  return {
    /** Returns true if it asks. */
    asks: (values: Values) => {
      const isUnsure = !isSure.current && !hasTracking(values);
      setAsking(isUnsure);
      return isUnsure;
    },
    question: <SubmitUntracked open={isAsking} onClose={close} />,
  };
}

interface SubmitUntrackedProps {
  readonly open: boolean;
  readonly onClose: (isConfirmed: boolean) => void;
}

/** Submits the form again if the admin is sure. */
function SubmitUntracked({ open, onClose }: SubmitUntrackedProps) {
  const { submitForm } = useFormikContext<Values>();
  const confirm = () => {
    onClose(true);
    void submitForm();
  };
  return <UntrackedQuestion open={open} onConfirm={confirm} onCancel={() => onClose(false)} />;
}
