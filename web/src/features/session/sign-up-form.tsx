import Stack from '@mui/material/Stack';
import { signUpForm, type SignUpForm as Values } from '@pedalworks/contract';
import { useMutation } from '@tanstack/react-query';
import { Form, Formik } from 'formik';
import { signUp } from '../../services/session.ts';
import { FocusFirstError } from '../../ui/focus-first-error.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { ProviderMessage } from './provider-message.tsx';
import { roomForError, settled } from './session-form.ts';

const blank: Values = { name: '', email: '', password: '' };

export function SignUpForm() {
  const { mutateAsync, error } = useMutation({ mutationFn: signUp });
  return (
    <Formik
      initialValues={blank}
      validationSchema={signUpForm}
      onSubmit={(values) => settled(mutateAsync(values))}
    >
      <Stack component={Form} noValidate spacing={1.5}>
        <FormTextField name="name" label="Name" autoComplete="name" {...roomForError} />
        <FormTextField name="email" label="Email" type="email" autoComplete="username" {...roomForError} />
        <FormTextField
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          {...roomForError}
        />
        <ProviderMessage error={error} />
        <SubmitButton fullWidth busyText="Making your account…">
          Sign up
        </SubmitButton>
        <FocusFirstError />
      </Stack>
    </Formik>
  );
}
