import { useState } from 'react';
import PersonAdd from '@mui/icons-material/PersonAddAlt';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { invitationDays, invitationForm, type Invitation } from '@pedalworks/contract';
import { ApiError } from '@pedalworks/contract/errors';
import { useQuery } from '@tanstack/react-query';
import { BusyButton } from '../../ui/busy-button.tsx';
import { useDialog } from '../../ui/dialog-context.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { InvitationFacts } from './open-invitations.tsx';
import { invitationsQuery, useInviteAdmin, useInviteAgain } from './queries.ts';

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

interface OpenInvitationProps {
  /** Lower-case email address of an open invitation; empty if there is none. */
  readonly email: string;
}

function OpenInvitation({ email }: OpenInvitationProps) {
  const { data: invitations = [] } = useQuery(invitationsQuery());
  const open = invitations.find((invitation) => invitation.email === email);
  return open === undefined ? null : <AlreadyInvited invitation={open} />;
}

function AlreadyInvited({ invitation }: { readonly invitation: Invitation }) {
  const { close } = useDialog();
  const { mutate, isPending } = useInviteAgain(invitation);
  return (
    <Alert severity="info" role="alert" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      Already invited: <InvitationFacts invitation={invitation} />.
      <Box sx={{ mt: 1 }}>
        <BusyButton size="small" busy={isPending} onClick={() => mutate(undefined, { onSuccess: close })}>
          Send again
        </BusyButton>
      </Box>
    </Alert>
  );
}
