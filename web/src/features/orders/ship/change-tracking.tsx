import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Order } from '@pedalworks/contract';
import { toTrackingValues, useCarriers } from './tracking-fields.tsx';
import { TrackingDialog } from './tracking-form.tsx';
import { useCorrectOrder } from '../use-move-order.tsx';

export function ChangeTracking({ order }: { readonly order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const carriers = useCarriers();
  const { number, tracking } = order;
  const { mutateAsync } = useCorrectOrder(order, `Tracking of order ${number} updated`);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change tracking…</Button>
      <TrackingDialog
        open={isOpen}
        title="Change tracking"
        initial={toTrackingValues(tracking, carriers)}
        reason={tracking === null ? 'Tracking added' : 'Wrong tracking'}
        submitText="Save tracking"
        send={(changed) => mutateAsync({ to: 'shipped', ...changed })}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
