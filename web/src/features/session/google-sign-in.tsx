import { lazy, Suspense, useEffect, useState } from 'react';
import {
  finishRedirectSignIn,
  isBackFromGoogle,
  signInWithChosenAccount,
  signInWithGoogle,
} from '../../services/session.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ProviderMessage } from './provider-message.tsx';
import { useProviderMessage } from './use-provider-message.ts';

/** Offline, Google's own window cannot open: emulator builds bring an account chooser of ours. */
const AccountChooser = EMULATOR_BUILD
  ? lazy(async () => ({ default: (await import('./account-chooser.tsx')).AccountChooser }))
  : null;

export function GoogleSignIn() {
  const { message, isBusy, attempt } = useProviderMessage();
  const [isChoosing, setChoosing] = useState(false);
  useEffect(() => {
    if (isBackFromGoogle()) void attempt(finishRedirectSignIn);
  }, [attempt]);
  const start = () => {
    if (AccountChooser === null) void attempt(signInWithGoogle);
    else setChoosing(true);
  };
  return (
    <div className="google-sign-in">
      <BusyButton variant="outlined" fullWidth busy={isBusy} startIcon={<GoogleMark />} onClick={start}>
        {isBusy ? 'Signing in…' : 'Continue with Google'}
      </BusyButton>
      <ProviderMessage message={message} />
      {AccountChooser === null || !isChoosing ? null : (
        <Suspense fallback={null}>
          <AccountChooser
            onChoose={(account) => {
              setChoosing(false);
              void attempt(() => signInWithChosenAccount(account));
            }}
            onCancel={() => {
              setChoosing(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

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
