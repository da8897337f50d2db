import { useState } from 'react';
import type { Order } from '@pedalworks/contract';
import { isPartlyShipped, linesToSend } from '@pedalworks/contract/units-to-send';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { emptyTracking, useCarriers } from './tracking-fields.tsx';
import { TrackingDialog } from './tracking-form.tsx';
import { useCreateShipment } from './use-create-shipment.tsx';

interface ShipButtonProps {
  readonly order: Order;
}

export function ShipButton({ order }: ShipButtonProps) {
  // The order as it was on opening, so that a retry repeats the same parcel.
  const [opened, setOpened] = useState(order);
  const [isOpen, setOpen] = useState(false);
  const carriers = useCarriers();
  const shipped = isOpen ? opened : order;
  const { mutateAsync, confirm, restart, question } = useCreateShipment(shipped, actionOf(shipped));
  const open = async () => {
    if (!(await confirm())) return;
    restart();
    setOpened(order);
    setOpen(true);
  };
  return (
    <>
      <BusyButton variant="contained" color="primary" busy={false} onClick={() => void open()}>
        {actionOf(order)}
      </BusyButton>
      <TrackingDialog
        open={isOpen}
        title={actionOf(opened)}
        initial={emptyTracking(carriers)}
        contents={{ order: opened, lines: linesToSend(opened), isAllByDefault: true }}
        submitText={actionOf(opened)}
        send={mutateAsync}
        onClose={() => setOpen(false)}
      />
      {question}
    </>
  );
}

const actionOf = (order: Order) => (isPartlyShipped(order) ? 'Ship the rest' : 'Ship order');
