import { signUpForm } from '@pedalworks/contract';
import { signUp } from '../../services/sign-in.ts';
import { EmailField, SessionField, SessionForm } from './session-form.tsx';
import { PasswordField } from './password-field.tsx';

export function SignUpFields() {
  return (
    <SessionForm
      initialValues={{ name: '', email: '', password: '' }}
      validationSchema={signUpForm}
      send={signUp}
      submitText="Sign up"
      busyText="Creating account…"
    >
      <SessionField name="name" label="Name" autoComplete="name" />
      <EmailField />
      <PasswordField autoComplete="new-password" />
    </SessionForm>
  );
}
