import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Address } from '@pedalworks/contract/address';
import type { Order } from '@pedalworks/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../services/api-client.ts';
import { notify } from '../../services/notify.ts';
import { useCodeOnDemand } from '../../services/use-code-on-demand.ts';

interface OrderAddressButtonProps {
  readonly order: Order;
  readonly viewer: 'customer' | 'admin';
}

/** Adds or changes the address of an order in a dialog; nothing once the address is fixed. */
export function OrderAddressButton({ order, viewer }: OrderAddressButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [code, fetchCode] = useCodeOnDemand(() => import('./address-dialog.tsx'));
  const { mutateAsync, error, reset } = useSaveAddress(order);
  if (!mayChange(order, viewer)) return null;
  const close = () => {
    setOpen(false);
    reset();
  };
  const title = order.address === null ? 'Add address' : 'Change address';
  return (
    <>
      <Button onClick={() => void fetchCode().then(setOpen)}>{title}</Button>
      {code === null || !isOpen ? null : (
        <code.OrderAddressDialog
          {...{ title, order, error }}
          isTold={viewer === 'admin'}
          onSave={(address) => mutateAsync(address).then(close, showsError)}
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

function useSaveAddress({ _id: id, number }: Order) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Address) => call('saveOrderAddress', { params: { id }, body }),
    onSuccess: () => notify.success(`The address of order ${number} is saved`),
    // After a refusal, too: the order may be packed or shipped by now.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['orders'] }),
    meta: { sendsForm: true },
  });
}
