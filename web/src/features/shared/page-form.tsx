import type { ReactNode } from 'react';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import { Form, Formik, type FormikConfig, type FormikValues } from 'formik';
import { FocusFirstError } from '../../ui/focus-first-error.tsx';
import { useSubmit, type SubmitOptions } from '../../ui/use-submit.ts';
import { UnsavedChanges, type LeaveQuestionProps } from './unsaved-changes.tsx';

type FormikProps =
  | 'initialValues'
  | 'innerRef'
  | 'validate'
  | 'validationSchema'
  | 'validateOnBlur'
  | 'validateOnChange';

interface FormState {
  /** Error of the last submission; null if there is none. */
  readonly error: unknown;
  readonly isSubmitting: boolean;
}

interface PageFormProps<Values, Result>
  extends Pick<FormikConfig<Values>, FormikProps>, SubmitOptions<Values, Result> {
  readonly sx: SxProps<Theme>;
  /** Question on leaving while the form is being sent. By default, the one about unsaved changes. */
  readonly busyQuestion?: LeaveQuestionProps;
  /** Fields and submit button. */
  readonly children: ReactNode | ((state: FormState) => ReactNode);
}

/** Formik form of a page, which asks before it discards input. `FormDialog` is the same for a dialog. */
export function PageForm<Values extends FormikValues, Result>(props: PageFormProps<Values, Result>) {
  const { send, onSent, fieldOf, sx, busyQuestion = {}, children, ...formik } = props;
  const { submit, error } = useSubmit({ send, onSent, fieldOf });
  return (
    <Formik {...formik} onSubmit={submit}>
      {({ dirty, isSubmitting }) => (
        <Stack component={Form} noValidate useFlexGap sx={sx}>
          {typeof children === 'function' ? children({ error, isSubmitting }) : children}
          <FocusFirstError />
          <UnsavedChanges when={dirty} {...(isSubmitting ? busyQuestion : {})} />
        </Stack>
      )}
    </Formik>
  );
}
