import { useState } from 'react';
import type { Order } from '@pedalworks/contract';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { emptyTracking, useCarriers } from './tracking-fields.tsx';
import { TrackingDialog } from './tracking-form.tsx';
import { useMoveOrder } from '../use-move-order.tsx';

export function ShipButton({ order }: { readonly order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const carriers = useCarriers();
  const { mutateAsync, confirm, question } = useMoveOrder(order, 'Ship order');
  const open = async () => {
    if (await confirm()) setOpen(true);
  };
  return (
    <>
      <BusyButton variant="contained" color="primary" busy={false} onClick={() => void open()}>
        Ship order
      </BusyButton>
      <TrackingDialog
        open={isOpen}
        title="Ship order"
        initial={emptyTracking(carriers)}
        submitText="Ship order"
        send={(tracking) => mutateAsync({ to: 'shipped', ...tracking })}
        onClose={() => setOpen(false)}
      />
      {question}
    </>
  );
}
