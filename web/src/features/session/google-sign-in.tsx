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
import { GoogleMark } from './google-mark.tsx';
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
