import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Order } from '@pedalworks/contract';
import { newTracking, useCarriers } from './tracking-fields.tsx';
import { TrackingDialog } from './tracking-form.tsx';
import { useMoveOrder } from './use-move-order.tsx';

/** Ships a packed order: carrier, number, Enter. */
export function ShipButton({ order }: { readonly order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const carriers = useCarriers();
  const { mutateAsync } = useMoveOrder(order);
  return (
    <>
      <Button variant="contained" color="primary" onClick={() => setOpen(true)}>
        Ship order
      </Button>
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
