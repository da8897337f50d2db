import { Form, Formik } from 'formik';
import { signUpForm, type SignUpForm as Values } from '@pedalworks/contract';
import { signUp } from '../../services/session.ts';
import { FocusFirstError } from '../../ui/focus-first-error.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { ProviderMessage } from './provider-message.tsx';
import { useProviderMessage } from './use-provider-message.ts';

const blank: Values = { name: '', email: '', password: '' };

export function SignUpForm() {
  const { message, attempt } = useProviderMessage();
  return (
    <Formik
      initialValues={blank}
      validationSchema={signUpForm}
      onSubmit={(values) => attempt(() => signUp(values))}
    >
      <Form className="session-form" noValidate>
        <FocusFirstError />
        <FormField name="name" label="Name" autoComplete="name" required />
        <FormField name="email" label="Email" type="email" autoComplete="username" required />
        <FormField name="password" label="Password" type="password" autoComplete="new-password" required />
        <ProviderMessage message={message} />
        <SubmitButton fullWidth busyText="Making your account…">
          Sign up
        </SubmitButton>
      </Form>
    </Formik>
  );
}
