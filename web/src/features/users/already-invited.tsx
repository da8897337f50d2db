import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Invitation } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { BusyButton } from '../../ui/busy-button.tsx';
import { InvitationFacts } from './open-invitations.tsx';
import { invitationsQuery, useInviteAgain } from './queries.ts';

interface AlreadyInvitedProps {
  /** Lower-case email address of an open invitation; empty if there is none. */
  readonly email: string;
  readonly onSent: () => void;
}

export function AlreadyInvited({ email, onSent }: AlreadyInvitedProps) {
  const { data: invitations = [] } = useQuery(invitationsQuery());
  const open = invitations.find((invitation) => invitation.email === email);
  if (open === undefined) return null;
  return <OpenInvitation invitation={open} onSent={onSent} />;
}

interface OpenInvitationProps {
  readonly invitation: Invitation;
  readonly onSent: () => void;
}

function OpenInvitation({ invitation, onSent }: OpenInvitationProps) {
  const { mutate, isPending } = useInviteAgain(invitation);
  return (
    <Alert severity="info" role="alert" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      Already invited: <InvitationFacts invitation={invitation} />.
      <Box sx={{ mt: 1 }}>
        <BusyButton size="small" busy={isPending} onClick={() => mutate(undefined, { onSuccess: onSent })}>
          Send again
        </BusyButton>
      </Box>
    </Alert>
  );
}
