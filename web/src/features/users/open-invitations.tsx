import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Invitation } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { LocalDay } from '../../ui/dates.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { Section } from '../../ui/section.tsx';
import { invitationsQuery, useInviteAgain, useWithdrawInvitation } from './queries.ts';

export function OpenInvitations() {
  const { data: invitations = [] } = useQuery(invitationsQuery());
  if (invitations.length === 0) return null;
  return (
    <Box sx={{ mb: 4 }}>
      <Section title="Pending invitations">
        <ul>
          {invitations.map((invitation) => (
            <InvitationRow key={invitation._id} invitation={invitation} />
          ))}
        </ul>
      </Section>
    </Box>
  );
}

const states: Readonly<Record<Invitation['mailState'], ChipProps>> = {
  pending: { label: 'Email pending', color: 'warning' },
  sending: { label: 'Email pending', color: 'warning' },
  sent: { label: 'Email sent', color: 'success' },
  failed: { label: 'Email failed', color: 'error' },
  off: { label: 'Email not sent' },
  withheld: { label: 'Email not sent' },
};

interface InvitationProps {
  readonly invitation: Invitation;
}

export function InvitationFacts({ invitation: { by, createdAt, expiresAt } }: InvitationProps) {
  return (
    <>
      <LocalDay isoTime={createdAt} /> by <EmailText email={by} />, until <LocalDay isoTime={expiresAt} />
    </>
  );
}

function InvitationRow({ invitation }: InvitationProps) {
  const { email, mailState } = invitation;
  const { mutate: sendAgain, isPending } = useInviteAgain(invitation);
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Typography>
          <EmailText email={email} />
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <InvitationFacts invitation={invitation} />
        </Typography>
      </Box>
      <Chip {...states[mailState]} />
      <Stack direction="row" sx={{ ml: -1.25 }}>
        <BusyButton
          variant="text"
          aria-label={`Send again to ${email}`}
          busy={isPending}
          onClick={() => sendAgain()}
        >
          Send again
        </BusyButton>
        <ConfirmButton
          verb="Withdraw"
          label={`Withdraw the invitation for ${email}`}
          busyText="Withdrawing…"
          title="Withdraw this invitation?"
          mutation={useWithdrawInvitation(invitation)}
        >
          <strong>{email}</strong> can still create an account, but does not become an admin.
        </ConfirmButton>
      </Stack>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
};
