import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { contactDetails, type ContactDetails as Details, type SavedAccount } from '@pedalworks/contract';
import { Form, Formik, getIn, type FormikHelpers } from 'formik';
import { errorMessage } from '../../services/error-message.ts';
import { fieldErrors } from '../../services/field-errors.ts';
import { notify } from '../../services/notify.ts';
import { useChangedFields } from '../../services/save-changes.ts';
import { UnsavedChanges } from '../shared/unsaved-changes.tsx';
import { FocusFirstError } from '../../ui/focus-first-error.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useChangeAccount } from './queries.ts';

interface ContactDetailsProps {
  readonly email: string;
  readonly account: SavedAccount;
}

export function ContactDetails({ email, account }: ContactDetailsProps) {
  const { initial, save, error } = useSaveDetails(email, account);
  return (
    <Formik initialValues={initial} validationSchema={contactDetails} onSubmit={save}>
      {({ dirty }) => (
        <Stack component={Form} noValidate spacing={2} sx={{ alignItems: 'flex-start' }}>
          <FormTextField id="account-name" name="name" label="Name" autoComplete="name" />
          <FormTextField
            name="phone"
            label="Phone (optional)"
            type="tel"
            autoComplete="tel"
            id="account-phone"
          />
          {error === null ? null : <Alert severity="error">{errorMessage(error)}</Alert>}
          <SubmitButton busyText="Saving…" isQuiet>
            Save
          </SubmitButton>
          <FocusFirstError />
          <UnsavedChanges when={dirty} />
        </Stack>
      )}
    </Formik>
  );
}

function useSaveDetails(email: string, { name, phone }: SavedAccount) {
  const { initial, changedFields, onSaved } = useChangedFields<Details>({ name, phone });
  const { mutateAsync, error } = useChangeAccount<Details>(email, (present, values) => {
    const changed = changedFields({ paths: ['name', 'phone'], values, present });
    return {
      ...present,
      ...Object.fromEntries(changed.map((path) => [path, getIn(values, path) as string])),
    };
  });
  const save = async (values: Details, form: FormikHelpers<Details>) => {
    try {
      const account = await mutateAsync(values);
      const saved = { name: account.name, phone: account.phone };
      onSaved(saved);
      form.resetForm({ values: saved });
      notify.success('Saved');
    } catch (reason) {
      form.setErrors(fieldErrors<Details>(reason));
    }
  };
  return { initial, save, error };
}
