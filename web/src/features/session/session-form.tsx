import type { ReactNode } from 'react';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { Form, Formik, type FormikConfig, type FormikValues } from 'formik';
import { FocusFirstError } from '../../ui/focus-first-error.tsx';
import { FormGuard } from '../../ui/form-guard.tsx';
import { FormTextField, type FormTextFieldProps } from '../../ui/form-text-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { ProviderMessage } from './provider-message.tsx';

interface SessionFormProps<Values> extends Pick<FormikConfig<Values>, 'initialValues' | 'validationSchema'> {
  readonly send: (values: Values) => Promise<void>;
  readonly submitText: string;
  readonly busyText: string;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** Form that signs in, signs up or requests a link. Not a `PageForm`: it is also used in dialogs and asks nothing on leaving. */
export function SessionForm<Values extends FormikValues>(props: SessionFormProps<Values>) {
  const { send, submitText, busyText, children, foot, ...form } = props;
  const { mutateAsync, error } = useMutation({ mutationFn: send });
  const { submit } = useSubmit<Values>({ send: (values) => mutateAsync(values) });
  return (
    <Formik {...form} onSubmit={submit}>
      {/* `method="dialog"` keeps the password out of the URL if the form is submitted before hydration. */}
      <Stack component={Form} method="dialog" noValidate spacing={1.5}>
        {children}
        <ProviderMessage error={error} />
        <SubmitButton fullWidth busyText={busyText}>
          {submitText}
        </SubmitButton>
        {foot}
        <FormGuard />
        <FocusFirstError />
      </Stack>
    </Formik>
  );
}

export type SessionFieldProps = FormTextFieldProps;

export function EmailField(props: Partial<SessionFieldProps>) {
  return <SessionField name="email" label="Email" type="email" autoComplete="username" {...props} />;
}

/** Text field with reserved space for its error. Otherwise, an error on blur would move the button being pressed. */
export function SessionField(props: SessionFieldProps) {
  return <FormTextField required helperText=" " {...props} />;
}
