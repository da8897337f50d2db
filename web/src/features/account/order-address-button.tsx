import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Order } from '@pedalworks/contract';
import { useCodeOnDemand } from '../shared/use-code-on-demand.ts';

type AddressButtonVariant = 'text' | 'outlined' | 'contained';

interface OrderAddressButtonProps {
  readonly order: Order;
  readonly viewer: 'customer' | 'admin';
  readonly variant?: AddressButtonVariant;
}

export function OrderAddressButton({ order, viewer, variant = 'outlined' }: OrderAddressButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [code, fetchCode] = useCodeOnDemand(() => import('./address-dialog.tsx'));
  if (!isOpen && !mayChange(order, viewer)) return null;
  const title = order.address === null ? 'Add address' : 'Change address';
  return (
    <>
      <Button
        variant={variant}
        color={variant === 'contained' ? 'primary' : 'secondary'}
        onClick={() => void fetchCode().then(setOpen)}
      >
        {title}
      </Button>
      {code === null || !isOpen ? null : (
        <code.OrderAddressDialog
          title={title}
          order={order}
          notifiesCustomer={viewer === 'admin'}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Renders the button for admins. */
export const orderAddressButton = (order: Order, variant: AddressButtonVariant) => (
  <OrderAddressButton order={order} viewer="admin" variant={variant} />
);

/** True before packing. When packed, admins may change the address; customers may add an address if none is set. */
function mayChange({ status, address }: Order, viewer: OrderAddressButtonProps['viewer']): boolean {
  if (status === 'packed') return viewer === 'admin' || address === null;
  return status === 'placed' || status === 'paid';
}
