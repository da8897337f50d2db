import { useState } from 'react';
import PersonAdd from '@mui/icons-material/PersonAddAlt';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { invitationDays, invitationForm } from '@pedalworks/contract';
import { Form, Formik, type FormikHelpers } from 'formik';
import { ApiError } from '@pedalworks/contract/errors';
import { errorMessage } from '../../services/error-message.ts';
import { fieldErrors } from '../../services/field-errors.ts';
import { FocusField } from '../../ui/focus-field.tsx';
import { FocusFirstError } from '../../ui/focus-first-error.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { AlreadyInvited } from './already-invited.tsx';
import { useInviteAdmin } from './queries.ts';

const blank = { email: '' };
type Values = typeof blank;

export function InviteButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<PersonAdd />} onClick={() => setOpen(true)}>
        Invite an admin
      </Button>
      <InviteDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

interface InviteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function InviteDialog({ open, onClose }: InviteDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" aria-labelledby="invite-title">
      <DialogTitle id="invite-title">Invite an admin</DialogTitle>
      <InviteForm onClose={onClose} />
    </Dialog>
  );
}

function InviteForm({ onClose }: Pick<InviteDialogProps, 'onClose'>) {
  const { mutateAsync } = useInviteAdmin();
  const [invited, setInvited] = useState('');
  const send = async ({ email }: Values, { setErrors }: FormikHelpers<Values>) => {
    setInvited('');
    try {
      await mutateAsync(email.trim());
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'invitations/open')
        setInvited(email.trim().toLowerCase());
      else setErrors({ email: errorMessage(error), ...fieldErrors<Values>(error) });
    }
  };
  return (
    <Formik initialValues={blank} validationSchema={invitationForm} validateOnChange={false} onSubmit={send}>
      <Form noValidate>
        <DialogContent>
          <DialogContentText sx={{ mb: 2.5 }}>
            We email them a link to create an account. They become an admin when they first sign in with this
            email and have confirmed it, within {invitationDays} days.
          </DialogContentText>
          <FormTextField name="email" label="Email" type="email" fullWidth />
          <AlreadyInvited email={invited} onSent={onClose} />
          <FocusFirstError />
          <FocusField name="email" />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton busyText="Inviting…">Send invitation</SubmitButton>
        </DialogActions>
      </Form>
    </Formik>
  );
}
