import Typography from '@mui/material/Typography';
import type { Order } from '@pedalworks/contract';
import { sentLines } from '@pedalworks/contract/units-to-send';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { emptyTracking, useCarriers } from './tracking-fields.tsx';
import { TrackingDialog } from './tracking-form.tsx';
import { useCreateShipment } from './use-create-shipment.tsx';

interface ReplacementDialogProps {
  /** Order as it was when the form was opened; null while the form is closed. */
  readonly opened: Order | null;
  readonly onClose: () => void;
}

export function ReplacementDialog({ opened, onClose }: ReplacementDialogProps) {
  const order = useLastValue(opened);
  return order === undefined ? null : (
    <ReplacementForm
      key={`${order._id}.${String(order.shipments.length)}`}
      order={order}
      open={opened !== null}
      onClose={onClose}
    />
  );
}

interface ReplacementFormProps {
  readonly order: Order;
  readonly open: boolean;
  readonly onClose: () => void;
}

function ReplacementForm({ order, ...dialog }: ReplacementFormProps) {
  const carriers = useCarriers();
  const { mutateAsync, question } = useCreateShipment(order, 'Send replacement');
  return (
    <>
      <TrackingDialog
        {...dialog}
        title="Send replacement"
        lead={<Typography>No money moves. The email has the tracking link.</Typography>}
        initial={emptyTracking(carriers)}
        contents={{ order, lines: sentLines(order), isAllByDefault: false }}
        submitText="Send replacement"
        send={(body) => mutateAsync({ ...body, kind: 'replacement' })}
      />
      {question}
    </>
  );
}
