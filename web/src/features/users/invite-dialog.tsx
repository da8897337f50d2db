import { useState } from 'react';
import PersonAdd from '@mui/icons-material/PersonAddAlt';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { invitationDays, invitationForm } from '@pedalworks/contract';
import { ApiError } from '@pedalworks/contract/errors';
import { useDialog } from '../../ui/dialog-context.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { AlreadyInvited } from './already-invited.tsx';
import { useInviteAdmin } from './queries.ts';

const blank = { email: '' };

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

function InviteDialog(dialog: InviteDialogProps) {
  const { mutateAsync } = useInviteAdmin();
  const [invited, setInvited] = useState('');
  const send = async ({ email }: typeof blank) => {
    setInvited('');
    try {
      return await mutateAsync(email.trim());
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'invitations/open') throw error;
      setInvited(email.trim().toLowerCase());
      return false;
    }
  };
  return (
    <FormDialog
      {...dialog}
      title="Invite an admin"
      initialValues={blank}
      validationSchema={invitationForm}
      send={send}
      submitText="Send invitation"
      busyText="Inviting…"
    >
      <DialogContentText>
        We email them a link that is valid for {invitationDays} days. They become an admin when they open it
        and sign up or sign in with this email.
      </DialogContentText>
      <FormTextField name="email" label="Email" type="email" />
      <OpenInvitation email={invited} />
    </FormDialog>
  );
}

function OpenInvitation({ email }: { readonly email: string }) {
  const { close } = useDialog();
  return <AlreadyInvited email={email} onSent={close} />;
}
