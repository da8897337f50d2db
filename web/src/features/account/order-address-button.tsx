import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Order } from '@pedalworks/contract';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../services/notify.ts';
import { useCodeOnDemand } from '../../services/use-code-on-demand.ts';
import { useSaveOrderAddress } from './save-order-address.ts';

interface OrderAddressButtonProps {
  readonly order: Order;
  readonly viewer: 'customer' | 'admin';
}

export function OrderAddressButton({ order, viewer }: OrderAddressButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [code, fetchCode] = useCodeOnDemand(() => import('./address-dialog.tsx'));
  const queryClient = useQueryClient();
  const { mutateAsync, error, restart } = useSaveOrderAddress(order);
  if (!isOpen && !mayChange(order, viewer)) return null;
  const open = async () => {
    restart();
    setOpen(await fetchCode());
  };
  const close = () => setOpen(false);
  // Refetches even after an error, because the order may have been packed or shipped.
  const refetch = () => void queryClient.invalidateQueries({ queryKey: ['orders'] });
  const done = () => {
    notify.success(`Address of order ${order.number} saved`);
    close();
  };
  const title = order.address === null ? 'Add address' : 'Change address';
  return (
    <>
      <Button onClick={() => void open()}>{title}</Button>
      {code === null || !isOpen ? null : (
        <code.OrderAddressDialog
          title={title}
          order={order}
          error={error}
          notifiesCustomer={viewer === 'admin'}
          onSave={(address) => mutateAsync(address).then(done, keepOpen).finally(refetch)}
          onClose={close}
        />
      )}
    </>
  );
}

const keepOpen = () => undefined;

/** True before packing. When packed, admins may change the address; customers may add an address if none is set. */
function mayChange({ status, address }: Order, viewer: OrderAddressButtonProps['viewer']): boolean {
  if (status === 'packed') return viewer === 'admin' || address === null;
  return status === 'placed' || status === 'paid';
}
