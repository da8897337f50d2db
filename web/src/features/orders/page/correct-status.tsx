import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { orderStatuses } from '@pedalworks/contract/order-moves';
import { sentLines } from '@pedalworks/contract/units-to-send';
import type { Order } from '@pedalworks/contract';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { emailed, EmailField } from '../email-field.tsx';
import { ReasonField, reasonRule } from '../reason-field.tsx';
import { isCorrection, useCorrectOrder } from '../use-move-order.tsx';

interface OrderProps {
  readonly order: Order;
}

export function CorrectStatus({ order }: OrderProps) {
  const [corrected, setCorrected] = useState<Order | null>(null);
  const last = useLastValue(corrected);
  const to = earlierStatus(order);
  return (
    <>
      {to === undefined ? null : (
        <Button variant="text" onClick={() => setCorrected(order)}>
          Back to {to}…
        </Button>
      )}
      {last === undefined ? null : (
        <CorrectionDialog order={last} open={corrected !== null} onClose={() => setCorrected(null)} />
      )}
    </>
  );
}

/** Returns the status before the present one. A half-shipped order has none, because its parcel cannot be unpacked. */
function earlierStatus(order: Order) {
  if (order.status === 'packed' && sentLines(order).length > 0) return undefined;
  return orderStatuses.find((to) => isCorrection(order.status, to));
}

interface CorrectionDialogProps extends OrderProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Corrects the order as it was on opening. If it has changed since, another correction would be meant. */
function CorrectionDialog({ order, ...dialog }: CorrectionDialogProps) {
  const to = earlierStatus(order) ?? order.status;
  const isUnshipped = order.status === 'shipped';
  const { mutateAsync } = useCorrectOrder(order, `Order ${order.number} is back to ${to}`);
  return (
    <FormDialog
      {...dialog}
      title={`Back to ${to}?`}
      initialValues={{ reason: '', ...emailed }}
      validationSchema={reasonRule}
      send={(values) => mutateAsync({ to, ...values })}
      submitText={`Back to ${to}`}
    >
      <Typography>{isUnshipped ? unshippedText : silentText}</Typography>
      <ReasonField />
      {isUnshipped ? <EmailField /> : null}
    </FormDialog>
  );
}

const unshippedText =
  'Removes the latest parcel and its tracking. The customer only gets an email if one said that it was shipped.';
const silentText = 'The customer is not notified.';
