import { contactDetails, type ContactDetails as Details, type SavedAccount } from '@pedalworks/contract';
import { getIn, setIn } from 'formik';
import { notify } from '../../services/notify.ts';
import { PageForm } from '../shared/page-form.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { SubmitError } from '../../ui/submit-error.tsx';
import { useStoredValues } from '../../ui/use-stored-values.ts';
import { useChangeAccount } from './queries.ts';

interface ContactDetailsProps {
  readonly email: string;
  readonly account: SavedAccount;
}

export function ContactDetails({ email, account }: ContactDetailsProps) {
  const form = useDetailsForm(email, account);
  return (
    <PageForm {...form} validationSchema={contactDetails} sx={{ gap: 2, alignItems: 'flex-start' }}>
      {({ error }) => (
        <>
          <FormTextField name="name" label="Name" autoComplete="name" />
          <FormTextField name="phone" label="Phone (optional)" type="tel" autoComplete="tel" />
          <SubmitError error={error} />
          <SubmitButton busyText="Saving…" isQuiet>
            Save
          </SubmitButton>
        </>
      )}
    </PageForm>
  );
}

const paths = ['name', 'phone'];

function useDetailsForm(email: string, { name, phone }: SavedAccount) {
  const { form, changedFields, onSaved } = useStoredValues<Details>({ name, phone }, paths);
  const { mutateAsync } = useChangeAccount<Details>(email, (present, values) => {
    const changed = changedFields({ values, present });
    return changed.reduce((all, path) => setIn(all, path, getIn(values, path)) as SavedAccount, present);
  });
  return {
    ...form,
    send: (values: Details) => mutateAsync(values),
    onSent: (saved: SavedAccount) => {
      onSaved({ name: saved.name, phone: saved.phone });
      notify.success('Saved');
    },
  };
}
