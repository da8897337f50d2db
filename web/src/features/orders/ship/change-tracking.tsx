import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Order } from '@pedalworks/contract';
import { toTrackingValues, useCarriers } from './tracking-fields.tsx';
import { TrackingDialog } from './tracking-form.tsx';
import { useCorrectTracking } from './use-correct-tracking.ts';

interface ChangeTrackingProps {
  readonly order: Order;
  readonly variant?: 'text' | 'outlined';
}

export function ChangeTracking({ order, variant = 'outlined' }: ChangeTrackingProps) {
  const [isOpen, setOpen] = useState(false);
  const carriers = useCarriers();
  const { tracking } = order;
  const { mutateAsync, restart } = useCorrectTracking(order);
  const open = () => {
    restart();
    setOpen(true);
  };
  return (
    <>
      <Button variant={variant} onClick={open}>
        Change tracking…
      </Button>
      <TrackingDialog
        open={isOpen}
        title="Change tracking"
        initial={toTrackingValues(tracking, carriers)}
        reason={tracking === null ? 'Tracking added' : 'Wrong tracking'}
        submitText="Save tracking"
        send={mutateAsync}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
