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

/** Adds or changes the address of an order in a dialog; nothing once the address is fixed. */
export function OrderAddressButton({ order, viewer }: OrderAddressButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [code, fetchCode] = useCodeOnDemand(() => import('./address-dialog.tsx'));
  const queryClient = useQueryClient();
  const { mutateAsync, error, begin } = useSaveOrderAddress(order);
  // The dialog says why, if the order is packed or shipped while it is open.
  if (!isOpen && !mayChange(order, viewer)) return null;
  const open = async () => {
    begin();
    setOpen(await fetchCode());
  };
  const close = () => setOpen(false);
  // After a refusal, too: the order may be packed or shipped by now.
  const refetch = () => void queryClient.invalidateQueries({ queryKey: ['orders'] });
  const done = () => {
    notify.success(`The address of order ${order.number} is saved`);
    close();
  };
  const title = order.address === null ? 'Add address' : 'Change address';
  return (
    <>
      <Button onClick={() => void open()}>{title}</Button>
      {code === null || !isOpen ? null : (
        <code.OrderAddressDialog
          {...{ title, order, error }}
          isTold={viewer === 'admin'}
          onSave={(address) => mutateAsync(address).then(done, showsError).finally(refetch)}
          onClose={close}
        />
      )}
    </>
  );
}

/** The dialog stays open with the error. */
const showsError = () => undefined;

/** Customers change it until the order is packed. Admins change it, and anyone adds a missing one, until it is shipped. */
function mayChange({ status, address }: Order, viewer: OrderAddressButtonProps['viewer']): boolean {
  if (status === 'packed') return viewer === 'admin' || address === null;
  return status === 'placed' || status === 'paid';
}
