import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Order } from '@pedalworks/contract';
import { trackingValuesOf, useCarriers } from './tracking-fields.tsx';
import { TrackingDialog } from './tracking-form.tsx';
import { useCorrectOrder } from '../use-move-order.tsx';

/** Corrects the tracking of a shipped order; its customer gets an email. */
export function ChangeTracking({ order }: { readonly order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const carriers = useCarriers();
  const { number, tracking } = order;
  const { mutateAsync, error, reset } = useCorrectOrder(order, `The tracking of order ${number} is changed`);
  const close = () => {
    setOpen(false);
    reset();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change tracking…</Button>
      <TrackingDialog
        open={isOpen}
        title="Change tracking"
        initial={trackingValuesOf(tracking, carriers)}
        reason={tracking === null ? 'Tracking added' : 'Wrong tracking'}
        submitText="Save tracking"
        send={(changed) => mutateAsync({ to: 'shipped', ...changed })}
        failure={error}
        onClose={close}
      />
    </>
  );
}
