import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { orderStatuses } from '@pedalworks/contract/order-moves';
import type { Order } from '@pedalworks/contract';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ReasonField, reasonRule } from '../reason-field.tsx';
import { isCorrection, useCorrectOrder } from '../use-move-order.tsx';

export function CorrectStatus({ order }: { readonly order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const to = orderStatuses.find((status) => isCorrection(order.status, status));
  const { mutateAsync } = useCorrectOrder(order, `Order ${order.number} is back to ${to ?? ''}`);
  if (to === undefined) return null;
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        Back to {to}…
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Back to ${to}?`}
        initialValues={{ reason: '' }}
        validationSchema={reasonRule}
        send={({ reason }) => mutateAsync({ to, reason })}
        submitText={`Back to ${to}`}
      >
        <Typography>{order.status === 'shipped' ? unshippedText : silentText}</Typography>
        <ReasonField />
      </FormDialog>
    </>
  );
}

const unshippedText =
  'Removes the tracking. If the customer was notified of the shipment, they get an email with the correction.';
const silentText = 'The customer is not notified.';
