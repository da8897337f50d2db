import { signInForm } from '@pedalworks/contract';
import { signIn } from '../../services/session.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { EmailField, PasswordField, SessionForm } from './session-form.tsx';

export function SignInForm() {
  return (
    <SessionForm
      initialValues={{ email: '', password: '' }}
      validationSchema={signInForm}
      send={signIn}
      submitText="Sign in"
      busyText="Signing in…"
      foot={<ForgotPassword />}
    >
      <EmailField />
      <PasswordField />
    </SessionForm>
  );
}
