import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { ApiError } from '@pedalworks/contract/errors';
import { errorMessage } from '../../services/error-message.ts';
import { isNetworkError } from '../../services/network-error.ts';

/** Alert titles by error code (https://firebase.google.com/docs/auth/admin/errors; SDK: `AuthErrorCodes`). */
const messages: Readonly<Record<string, string>> = {
  'auth/wrong-password': 'The email or password is incorrect.',
  'auth/invalid-credential': 'The email or password is incorrect.',
  'auth/user-not-found': 'No account exists for this email.',
  'auth/email-already-in-use': 'An account with this email already exists. Sign in instead.',
  'auth/weak-password': 'The password is too easy to guess. Choose a longer one.',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes and try again.',
  'auth/network-request-failed':
    'The sign-in service could not be reached. Check your connection and try again.',
  'auth/popup-closed-by-user': "Google's window was closed before you were signed in.",
  'auth/cancelled-popup-request': "Google's window was closed before you were signed in.",
};

/** Alert for a sign-in error, with the identity provider's message (docs/product.md, Messages). */
export function ProviderMessage({ error }: { readonly error: Error | null }) {
  if (error === null) return null;
  const isShopError = error instanceof ApiError || isNetworkError(error);
  const code = 'code' in error ? String(error.code) : '';
  if (isShopError || code === '')
    return <Alert severity="error">{isShopError ? errorMessage(error) : error.message}</Alert>;
  return (
    <Alert severity="error">
      <AlertTitle>{messages[code] ?? 'Sign-in failed. Try again.'}</AlertTitle>
      {error.message}
    </Alert>
  );
}
