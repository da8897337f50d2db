import DialogContentText from '@mui/material/DialogContentText';
import { email, type Order } from '@pedalworks/contract';
import { useQueryClient } from '@tanstack/react-query';
import { object } from 'yup';
import { notify } from '../../../services/notify.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { useSaveOrderEmail } from './save-order-email.ts';

interface CorrectEmailDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

export function CorrectEmailDialog({ order, onClose }: CorrectEmailDialogProps) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useSaveOrderEmail(order);
  const send = async ({ email: typed }: { readonly email: string }) => {
    try {
      await mutateAsync(typed.trim().toLowerCase());
    } finally {
      // Waits, so that the dialog closes when the page shows the new email and the email about it.
      await queryClient.invalidateQueries({ queryKey: ['orders'] });
    }
    notify.success(
      `Email of order ${order.number} corrected`,
      'Earlier emails can be sent again: open them under Emails.',
    );
  };
  const hints = [
    'The new address gets an email with a link to the order. The former address gets nothing.',
    order.invoiceNumber === null ? '' : `Invoice ${order.invoiceNumber} keeps the email it was issued with.`,
  ];
  return (
    <FormDialog
      open
      title="Correct email"
      onClose={onClose}
      maxWidth="xs"
      initialValues={{ email: order.customerEmail }}
      validationSchema={schema}
      send={send}
      submitText="Save email"
    >
      <FormTextField name="email" label="Email" type="email" />
      <DialogContentText>{hints.join(' ').trim()}</DialogContentText>
    </FormDialog>
  );
}

const schema = object({ email: email('Email') });
