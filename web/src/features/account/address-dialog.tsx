import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import {
  address as addressRules,
  typedAddress,
  type Address,
  type PostalAddress,
} from '@pedalworks/contract/address';
import type { Order, SavedAccount, SavedAddress } from '@pedalworks/contract';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../services/notify.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useInBrowser } from '../../ui/use-in-browser.ts';
import { AddressFields, PurchaseOrderField } from './address-fields.tsx';
import { emptyAddress } from './empty-address.ts';
import { useSaveOrderAddress } from './save-order-address.ts';
import { withChangedAddress, withNewAddress } from './addresses.ts';
import { useChangeAccount } from './queries.ts';

interface AddressDialogProps<Values extends PostalAddress> {
  readonly title: string;
  readonly address: Values;
  readonly send: (address: Address) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function AddressDialog<Values extends PostalAddress>(props: AddressDialogProps<Values>) {
  const { address, send, children, ...dialog } = props;
  return (
    <FormDialog
      {...dialog}
      open
      maxWidth="sm"
      initialValues={address}
      validationSchema={addressRules}
      send={(values) => send(typedAddress(values))}
      fieldOf={(path) => path.split('.').at(-1) ?? path}
      submitText="Save address"
    >
      <AddressFields />
      {children}
    </FormDialog>
  );
}

interface OrderAddressDialogProps {
  readonly title: string;
  readonly order: Order;
  readonly notifiesCustomer: boolean;
  readonly onClose: () => void;
}

export function OrderAddressDialog({ order, notifiesCustomer, ...dialog }: OrderAddressDialogProps) {
  const language = useInBrowser(() => navigator.language, 'en-US');
  const queryClient = useQueryClient();
  const { mutateAsync } = useSaveOrderAddress(order);
  const { address, customerName, invoiceNumber, number } = order;
  const send = async (changed: Address) => {
    try {
      await mutateAsync(changed);
    } finally {
      // Waits, so that the dialog closes when the page shows the new address. After an error, the order may have moved.
      await queryClient.invalidateQueries({ queryKey: ['orders'] });
    }
    notify.success(`Address of order ${number} saved`);
  };
  const hints = [
    notifiesCustomer ? 'The customer gets an email with the new address.' : '',
    invoiceNumber === null ? '' : `Invoice ${invoiceNumber} keeps the address it was issued with.`,
  ];
  return (
    <AddressDialog
      {...dialog}
      address={address ?? { ...emptyAddress(customerName, language), purchaseOrder: '' }}
      send={send}
    >
      <Box>
        <PurchaseOrderField />
      </Box>
      <DialogContentText>{hints.join(' ')}</DialogContentText>
    </AddressDialog>
  );
}

interface EditedAddressProps {
  readonly email: string;
  readonly account: SavedAccount;
  readonly edited: SavedAddress | 'new';
  readonly onClose: () => void;
}

export function EditedAddress({ email, account, edited, onClose }: EditedAddressProps) {
  const language = useInBrowser(() => navigator.language, 'en-US');
  const { mutateAsync } = useChangeAccount<PostalAddress>(email, (saved, address) =>
    edited === 'new' ? withNewAddress(saved, address) : withChangedAddress(saved, edited, address),
  );
  return (
    <AddressDialog
      title={edited === 'new' ? 'Add an address' : 'Edit the address'}
      address={edited === 'new' ? emptyAddress(account.name, language) : edited}
      send={mutateAsync}
      onClose={onClose}
    />
  );
}
