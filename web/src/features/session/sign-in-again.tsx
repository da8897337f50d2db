import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { signInForm } from '@pedalworks/contract';
import { signIn } from '../../services/sign-in.ts';
import { GoogleSignIn } from './google-sign-in.tsx';
import { SessionForm } from './session-form.tsx';
import { PasswordField } from './password-field.tsx';

interface SignInAgainProps {
  readonly email: string;
  readonly submitText: string;
  readonly onSignedIn: () => void;
}

const rules = signInForm.pick(['password']);

/** Requires the current user to sign in again before an irreversible action. */
export function SignInAgain({ email, submitText, onSignedIn }: SignInAgainProps) {
  return (
    <Stack spacing={1.5}>
      <Typography>
        Your last sign-in was a while ago. Sign in again as <bdi>{email}</bdi>.
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
        <PasswordField />
      </SessionForm>
      <GoogleSignIn onSignedIn={onSignedIn} />
    </Stack>
  );
}
