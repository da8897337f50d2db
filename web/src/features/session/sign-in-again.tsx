import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { signInForm } from '@pedalworks/contract';
import { signIn } from '../../services/session.ts';
import { GoogleSignIn } from './google-sign-in.tsx';
import { PasswordField, SessionForm } from './session-form.tsx';

interface SignInAgainProps {
  readonly email: string;
  readonly submitText: string;
  readonly onSignedIn: () => void;
}

const rules = signInForm.pick(['password']);

/** Asks who is signed in to show it once more, before what cannot be taken back. */
export function SignInAgain({ email, submitText, onSignedIn }: SignInAgainProps) {
  return (
    <Stack spacing={1.5}>
      <Typography>
        You signed in a while ago. Confirm that it is you, <bdi>{email}</bdi>.
      </Typography>
      <SessionForm
        initialValues={{ password: '' }}
        validationSchema={rules}
        send={async ({ password }) => {
          await signIn({ email, password });
          onSignedIn();
        }}
        submitText={submitText}
        busyText="Signing in…"
      >
        <PasswordField id="password-again" />
      </SessionForm>
      <GoogleSignIn onSignedIn={onSignedIn} />
    </Stack>
  );
}
