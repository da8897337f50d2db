import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { postalAddress, typedAddress, type PostalAddress } from '@pedalworks/contract/address';
import { Form, Formik } from 'formik';
import { errorMessageByField } from '../../services/error-message.ts';
import { FocusFirstError } from '../../ui/focus-first-error.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { AddressFields } from './address-fields.tsx';

interface AddressDialogProps {
  readonly title: string;
  readonly address: PostalAddress;
  readonly error: Error | null;
  /** Closes it when it is kept. */
  readonly onSave: (address: PostalAddress) => Promise<void>;
  readonly onClose: () => void;
}

/** An address that is added, or changed. */
export function AddressDialog({ title, address, error, onSave, onClose }: AddressDialogProps) {
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-label={title}>
      <Formik
        initialValues={address}
        validationSchema={postalAddress}
        onSubmit={(values) => onSave(typedAddress(values))}
      >
        <Form noValidate>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            <AddressFields />
            {error === null ? null : (
              <Alert severity="error" sx={{ mt: 2 }}>
                {errorMessageByField(error)}
              </Alert>
            )}
            <FocusFirstError />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <SubmitButton busyText="Saving…">Save the address</SubmitButton>
          </DialogActions>
        </Form>
      </Formik>
    </Dialog>
  );
}
