import { useState } from 'react';
import type { Order } from '@pedalworks/contract';
import { AskFirst } from './ask-first.tsx';
import { newTracking, useCarriers } from './tracking-fields.tsx';
import { TrackingDialog } from './tracking-form.tsx';
import { useMoveOrder } from '../use-move-order.tsx';

/** Ships a packed order: carrier, number, Enter. */
export function ShipButton({ order }: { readonly order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const carriers = useCarriers();
  const { mutateAsync } = useMoveOrder(order);
  return (
    <>
      <AskFirst order={order} onGo={() => setOpen(true)}>
        Ship order
      </AskFirst>
      <TrackingDialog
        open={isOpen}
        title="Ship order"
        initial={newTracking(carriers)}
        submitText="Mark as shipped"
        send={(tracking) => mutateAsync({ to: 'shipped', ...tracking })}
        failure={null}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
