import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { requiredText, type Order, type OrderAttention } from '@pedalworks/contract';
import { openAttentions } from '@pedalworks/contract/order-moves';
import { useMutation } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { object } from 'yup';
import { call } from '../../../services/api-client.ts';
import { errorMessage } from '../../../services/error-message.ts';
import { fieldErrors } from '../../../services/field-errors.ts';
import { notify } from '../../../services/notify.ts';
import { FocusField } from '../../../ui/focus-field.tsx';
import { FocusFirstError } from '../../../ui/focus-first-error.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { attentionTexts } from '../order-status.tsx';
import { useTransitionHandlers } from '../use-change-order.ts';

interface OrderProps {
  readonly order: Order;
}

/** Alerts that explain why an order needs attention. Admins can mark each as handled, except a missing address. */
export function AttentionAlerts({ order }: OrderProps) {
  const [handling, setHandling] = useState<OrderAttention | null>(null);
  const close = () => setHandling(null);
  return (
    <>
      {openAttentions(order).map((attention) => (
        <Alert
          key={attention}
          severity="warning"
          sx={alert}
          action={
            attention === 'no-address' ? null : (
              <Button
                color="inherit"
                size="small"
                aria-label={`Mark as handled: ${attentionTexts[attention][0]}`}
                onClick={() => setHandling(attention)}
              >
                Mark as handled…
              </Button>
            )
          }
        >
          {attentionTexts[attention].join(': ')}
        </Alert>
      ))}
      <Dialog
        open={handling !== null}
        onClose={close}
        maxWidth="xs"
        fullWidth
        aria-labelledby="handled-title"
      >
        <DialogTitle id="handled-title">Mark as handled</DialogTitle>
        {handling === null ? null : <HandledForm order={order} attention={handling} onClose={close} />}
      </Dialog>
    </>
  );
}

const alert = { flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 12rem' } };

interface HandledFormProps extends OrderProps {
  readonly attention: OrderAttention;
  readonly onClose: () => void;
}

const blank = { note: '' };
const rules = object({ note: requiredText('Note', 2000) });

function HandledForm({ order, attention, onClose }: HandledFormProps) {
  const { mutateAsync, error } = useHandleAttention(order, attention);
  const send = async (values: typeof blank, { setErrors }: FormikHelpers<typeof blank>) => {
    try {
      await mutateAsync(values.note);
      onClose();
    } catch (failure) {
      setErrors(fieldErrors<typeof blank>(failure));
    }
  };
  return (
    <Formik initialValues={blank} validationSchema={rules} validateOnChange={false} onSubmit={send}>
      <Form noValidate>
        <DialogContent>
          <Stack spacing={2.5}>
            <Typography>
              <strong>{attentionTexts[attention][0]}</strong> leaves Needs attention unless it happens again.
            </Typography>
            <FormTextField
              name="note"
              label="Note"
              required
              multiline
              minRows={2}
              helperText={`How it was resolved${attention === 'refund-failed' ? ', such as by bank transfer' : ''}. Visible to admins only.`}
            />
            {error === null ? null : <Alert severity="error">{errorMessage(error)}</Alert>}
          </Stack>
          <FocusFirstError />
          <FocusField name="note" />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton busyText="Saving…">Mark as handled</SubmitButton>
        </DialogActions>
      </Form>
    </Formik>
  );
}

function useHandleAttention(order: Order, attention: OrderAttention) {
  const message = `${attentionTexts[attention][0]}: handled`;
  const { onSuccess, onSettled } = useTransitionHandlers(order, () => notify.success(message));
  return useMutation({
    mutationFn: (note: string) =>
      call('handleAttention', { params: { id: order._id, attention }, body: { note } }),
    onSuccess,
    onSettled,
    meta: { sendsForm: true },
  });
}
