import { Form, Formik } from 'formik';
import { signInForm, type SignInForm as Values } from '@pedalworks/contract';
import { signIn } from '../../services/session.ts';
import { FocusFirstError } from '../../ui/focus-first-error.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { ProviderMessage } from './provider-message.tsx';
import { useProviderMessage } from './use-provider-message.ts';

const blank: Values = { email: '', password: '' };

/** Email and password. What follows a sign-in is the screen's business: the session changes. */
export function SignInForm() {
  const { message, attempt } = useProviderMessage();
  return (
    <Formik
      initialValues={blank}
      validationSchema={signInForm}
      onSubmit={(values) => attempt(() => signIn(values))}
    >
      <Form className="session-form" noValidate>
        <FocusFirstError />
        <FormField name="email" label="Email" type="email" autoComplete="username" required />
        <FormField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required
        />
        <ProviderMessage message={message} />
        <SubmitButton fullWidth busyText="Signing in…">
          Sign in
        </SubmitButton>
      </Form>
    </Formik>
  );
}
