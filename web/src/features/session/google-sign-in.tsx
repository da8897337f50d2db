import { useEffect, useState } from 'react';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import {
  finishRedirectSignIn,
  isBackFromGoogle,
  signInWithChosenAccount,
  signInWithGoogle,
} from '../../services/sign-in.ts';
import { useCodeOnDemand } from '../shared/use-code-on-demand.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ProviderMessage } from './provider-message.tsx';

/** Loads the account chooser of emulator builds, which work without a connection to Google. */
const loadChooser = () =>
  EMULATOR_BUILD ? import('./account-chooser.tsx') : Promise.reject(new Error('Only in emulator builds.'));

interface GoogleSignInProps {
  /** Called after a sign-in in a popup. Not called after a redirect, which reloads the page. */
  readonly onSignedIn?: () => void;
}

export function GoogleSignIn({ onSignedIn }: GoogleSignInProps) {
  const { mutate, error, isPending } = useMutation({ mutationFn: (signIn: () => Promise<void>) => signIn() });
  const [isChoosing, setChoosing] = useState(false);
  const [chooser, fetchChooser] = useCodeOnDemand(loadChooser);
  useEffect(() => {
    if (isBackFromGoogle()) mutate(finishRedirectSignIn);
  }, [mutate]);
  const signInBy = (signIn: () => Promise<void>) => mutate(signIn, { onSuccess: () => onSignedIn?.() });
  const start = () => {
    if (EMULATOR_BUILD) void fetchChooser().then(setChoosing);
    else signInBy(signInWithGoogle);
  };
  return (
    <Stack spacing={1.5}>
      <BusyButton fullWidth busy={isPending} startIcon={<GoogleMark />} onClick={start}>
        {isPending ? 'Signing in…' : 'Continue with Google'}
      </BusyButton>
      <ProviderMessage error={error} />
      {chooser === null || !isChoosing ? null : (
        <chooser.AccountChooser
          onChoose={(account) => {
            setChoosing(false);
            signInBy(() => signInWithChosenAccount(account));
          }}
          onCancel={() => setChoosing(false)}
        />
      )}
    </Stack>
  );
}

/** Google logo in the required colours (https://developers.google.com/identity/branding-guidelines). */
function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M17.6 9.2c0-.6-.1-1.2-.2-1.7H9v3.4h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.6z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.4 0 4.5-.8 6-2.2l-2.9-2.2a5.4 5.4 0 0 1-8.1-2.9H1v2.3A9 9 0 0 0 9 18z"
      />
      <path fill="#FBBC05" d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8z" />
      <path fill="#EA4335" d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3A5.4 5.4 0 0 1 9 3.6z" />
    </svg>
  );
}
