import { useState } from 'react';
import type { Order } from '@pedalworks/contract';
import { NextStepButton } from './next-step-button.tsx';
import { emptyTracking, useCarriers } from './tracking-fields.tsx';
import { TrackingDialog } from './tracking-form.tsx';
import { useMoveOrder } from '../use-move-order.tsx';

export function ShipButton({ order }: { readonly order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const carriers = useCarriers();
  const { mutateAsync } = useMoveOrder(order);
  return (
    <>
      <NextStepButton order={order} onConfirm={() => setOpen(true)}>
        Ship order
      </NextStepButton>
      <TrackingDialog
        open={isOpen}
        title="Ship order"
        initial={emptyTracking(carriers)}
        submitText="Mark as shipped"
        send={(tracking) => mutateAsync({ to: 'shipped', ...tracking })}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
