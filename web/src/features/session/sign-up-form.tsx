import { signUpForm } from '@pedalworks/contract';
import { signUp } from '../../services/session.ts';
import { EmailField, PasswordField, SessionField, SessionForm } from './session-form.tsx';

export function SignUpForm() {
  return (
    <SessionForm
      initialValues={{ name: '', email: '', password: '' }}
      validationSchema={signUpForm}
      send={signUp}
      submitText="Sign up"
      busyText="Making your account…"
    >
      <SessionField name="name" label="Name" autoComplete="name" />
      <EmailField />
      <PasswordField autoComplete="new-password" />
    </SessionForm>
  );
}
