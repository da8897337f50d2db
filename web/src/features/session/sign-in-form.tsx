import Stack from '@mui/material/Stack';
import { signInForm, type SignInForm as Values } from '@pedalworks/contract';
import { useMutation } from '@tanstack/react-query';
import { Form, Formik } from 'formik';
import { signIn } from '../../services/session.ts';
import { FocusFirstError } from '../../ui/focus-first-error.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { ProviderMessage } from './provider-message.tsx';
import { roomForError, settled } from './session-form.ts';

const blank: Values = { email: '', password: '' };

/** Email and password. What follows a sign-in is the screen's business: the session changes. */
export function SignInForm() {
  const { mutateAsync, error } = useMutation({ mutationFn: signIn });
  return (
    <Formik
      initialValues={blank}
      validationSchema={signInForm}
      onSubmit={(values) => settled(mutateAsync(values))}
    >
      <Stack component={Form} noValidate spacing={1.5}>
        <FormTextField name="email" label="Email" type="email" autoComplete="username" {...roomForError} />
        <FormTextField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          {...roomForError}
        />
        <ProviderMessage error={error} />
        <SubmitButton fullWidth busyText="Signing in…">
          Sign in
        </SubmitButton>
        <ForgotPassword />
        <FocusFirstError />
      </Stack>
    </Formik>
  );
}
