import { lazy, Suspense, useEffect, useState } from 'react';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import {
  finishRedirectSignIn,
  isBackFromGoogle,
  signInWithChosenAccount,
  signInWithGoogle,
} from '../../services/session.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { GoogleMark } from './google-mark.tsx';
import { ProviderMessage } from './provider-message.tsx';

/** Offline, Google's own window cannot open: emulator builds bring an account chooser of ours. */
const AccountChooser = EMULATOR_BUILD
  ? lazy(async () => ({ default: (await import('./account-chooser.tsx')).AccountChooser }))
  : null;

interface GoogleSignInProps {
  /** Called once somebody has signed in; where a redirect was needed, on another page. */
  readonly onSignedIn?: () => void;
}

export function GoogleSignIn({ onSignedIn }: GoogleSignInProps) {
  const { mutate, error, isPending } = useMutation({ mutationFn: (signIn: () => Promise<void>) => signIn() });
  const [isChoosing, setChoosing] = useState(false);
  useEffect(() => {
    if (isBackFromGoogle()) mutate(finishRedirectSignIn);
  }, [mutate]);
  const signInBy = (signIn: () => Promise<void>) => mutate(signIn, { onSuccess: () => onSignedIn?.() });
  const start = () => {
    if (AccountChooser === null) signInBy(signInWithGoogle);
    else setChoosing(true);
  };
  return (
    <Stack spacing={1.5}>
      <BusyButton fullWidth busy={isPending} startIcon={<GoogleMark />} onClick={start}>
        {isPending ? 'Signing in…' : 'Continue with Google'}
      </BusyButton>
      <ProviderMessage error={error} />
      {AccountChooser === null || !isChoosing ? null : (
        <Suspense>
          <AccountChooser
            onChoose={(account) => {
              setChoosing(false);
              signInBy(() => signInWithChosenAccount(account));
            }}
            onCancel={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
