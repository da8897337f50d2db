import type { ReactNode } from 'react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { InvitationOutcome } from '@pedalworks/contract';
import { PrimaryLink } from '../../ui/primary-link.tsx';

interface Notice {
  readonly severity: AlertColor;
  readonly text: string;
  readonly action?: ReactNode;
}

type State = InvitationOutcome | 'no-link' | 'signed-in';

const notices: Readonly<Record<State, Notice>> = {
  'no-link': {
    severity: 'info',
    text: 'This page was opened without the link of your invitation. Open the link in the email again, in this browser.',
  },
  'signed-in': {
    severity: 'info',
    text: 'To accept the invitation, sign out. Then sign in again, with the address that the invitation was sent to.',
  },
  accepted: {
    severity: 'success',
    text: 'You are an admin now.',
    action: <PrimaryLink href="/dashboard">Go to your dashboard</PrimaryLink>,
  },
  secured: {
    severity: 'success',
    text: 'You are an admin now. We ended all sessions and the password of your account, so that nobody else can use it. To sign in again, choose “Forgot password?” and set a new password, or continue with Google.',
    action: <PrimaryLink href="/signIn">Sign in</PrimaryLink>,
  },
  'sign-in-again': {
    severity: 'warning',
    text: 'Your sign-in is too old. Sign out, then sign in again to accept the invitation.',
  },
  'another-email': {
    severity: 'warning',
    text: 'This invitation is for another email address than the one you signed in with. Sign out, then use the address that it was sent to.',
  },
  expired: { severity: 'warning', text: 'This invitation has expired. Ask for a new one.' },
  withdrawn: {
    severity: 'warning',
    text: 'This invitation is no longer valid. It was withdrawn, or a newer email replaced it. Open the newest email, or ask for a new invitation.',
  },
};

/** Explains why an invitation cannot be accepted on this page, or that it was. */
export function InvitationNotice({ state }: { readonly state: State }) {
  const { severity, text, action } = notices[state];
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start', maxWidth: '60ch', mb: 3 }}>
      <Alert severity={severity} role="status">
        {text}
      </Alert>
      {action}
    </Stack>
  );
}
