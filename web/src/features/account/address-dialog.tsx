import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import {
  address as addressRules,
  typedAddress,
  type Address,
  type PostalAddress,
} from '@pedalworks/contract/address';
import type { Order } from '@pedalworks/contract';
import { Form, Formik } from 'formik';
import { errorMessageByField } from '../../services/error-message.ts';
import { FocusFirstError } from '../../ui/focus-first-error.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useInBrowser } from '../../ui/use-in-browser.ts';
import { AddressFields, PurchaseOrderField } from './address-fields.tsx';
import { emptyAddress } from './empty-address.ts';

interface AddressDialogProps<Values extends PostalAddress> {
  readonly title: string;
  readonly address: Values;
  readonly error: Error | null;
  readonly onSave: (address: Address) => Promise<void>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function AddressDialog<Values extends PostalAddress>(props: AddressDialogProps<Values>) {
  const { title, address, error, onSave, onClose, children } = props;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-label={title}>
      <Formik
        initialValues={address}
        validationSchema={addressRules}
        onSubmit={(values) => onSave(typedAddress(values))}
      >
        <Form noValidate>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            <AddressFields />
            {children}
            {error === null ? null : (
              <Alert severity="error" sx={{ mt: 2 }}>
                {errorMessageByField(error)}
              </Alert>
            )}
            <FocusFirstError />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <SubmitButton busyText="Saving…">Save address</SubmitButton>
          </DialogActions>
        </Form>
      </Formik>
    </Dialog>
  );
}

interface OrderAddressDialogProps extends Omit<AddressDialogProps<Address>, 'address' | 'children'> {
  readonly order: Order;
  readonly notifiesCustomer: boolean;
}

export function OrderAddressDialog({ order, notifiesCustomer, ...dialog }: OrderAddressDialogProps) {
  const language = useInBrowser(() => navigator.language, 'en-US');
  const { address, customerName, invoiceNumber } = order;
  const hints = [
    notifiesCustomer ? 'The customer gets an email with the new address.' : '',
    invoiceNumber === null ? '' : `Invoice ${invoiceNumber} keeps the address it was issued with.`,
  ];
  return (
    <AddressDialog
      {...dialog}
      address={address ?? { ...emptyAddress(customerName, language), purchaseOrder: '' }}
    >
      <Box sx={{ mt: 2 }}>
        <PurchaseOrderField />
      </Box>
      <DialogContentText sx={{ mt: 2 }}>{hints.join(' ')}</DialogContentText>
    </AddressDialog>
  );
}
