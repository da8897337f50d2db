import Stack from '@mui/material/Stack';
import { contactDetails, type ContactDetails as Details, type SavedAccount } from '@pedalworks/contract';
import { Form, Formik, getIn, setIn } from 'formik';
import { notify } from '../../services/notify.ts';
import { UnsavedChanges } from '../shared/unsaved-changes.tsx';
import { FocusFirstError } from '../../ui/focus-first-error.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { SubmitError } from '../../ui/submit-error.tsx';
import { useStoredValues } from '../../ui/use-stored-values.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { useChangeAccount } from './queries.ts';

interface ContactDetailsProps {
  readonly email: string;
  readonly account: SavedAccount;
}

export function ContactDetails({ email, account }: ContactDetailsProps) {
  const { form, error } = useDetailsForm(email, account);
  return (
    <Formik {...form} validationSchema={contactDetails}>
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
          <SubmitError error={error} />
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

const paths = ['name', 'phone'];

function useDetailsForm(email: string, { name, phone }: SavedAccount) {
  const { form, changedFields, onSaved } = useStoredValues<Details>({ name, phone }, paths);
  const { mutateAsync } = useChangeAccount<Details>(email, (present, values) => {
    const changed = changedFields({ values, present });
    return changed.reduce((all, path) => setIn(all, path, getIn(values, path)) as SavedAccount, present);
  });
  const { submit, error } = useSubmit({
    send: (values: Details) => mutateAsync(values),
    onSent: (saved) => {
      onSaved({ name: saved.name, phone: saved.phone });
      notify.success('Saved');
    },
  });
  return { form: { ...form, onSubmit: submit }, error };
}
