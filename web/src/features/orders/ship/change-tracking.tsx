import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Order } from '@pedalworks/contract';
import { isErased } from '../order-summary.ts';
import { parcelTracking, type Parcel } from '../public/parcels.ts';
import { toTrackingValues, useCarriers } from './tracking-fields.tsx';
import { TrackingDialog } from './tracking-form.tsx';
import { useCorrectTracking } from './use-change-parcel.ts';

interface ChangeTrackingProps {
  readonly order: Order;
  readonly parcel: Parcel;
  readonly label?: string;
  readonly variant?: 'text' | 'outlined';
}

export function ChangeTracking({ order, parcel, label, variant = 'outlined' }: ChangeTrackingProps) {
  const [isOpen, setOpen] = useState(false);
  const carriers = useCarriers();
  const tracking = parcelTracking(parcel);
  const { mutateAsync, restart } = useCorrectTracking(order, parcel);
  const open = () => {
    restart();
    setOpen(true);
  };
  return (
    <>
      <Button variant={variant} aria-label={label} onClick={open}>
        Change tracking…
      </Button>
      <TrackingDialog
        open={isOpen}
        title="Change tracking"
        initial={toTrackingValues(tracking, carriers)}
        reason={tracking === null ? 'Tracking added' : 'Wrong tracking'}
        isSilent={parcel.deliveredAt !== null || isErased(order)}
        submitText="Save tracking"
        send={mutateAsync}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
