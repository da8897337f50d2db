import { Form, Formik } from 'formik';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';

interface Account {
  readonly name: string;
  readonly email: string;
}

interface AccountChooserProps {
  readonly onChoose: (account: Account) => void;
  readonly onCancel: () => void;
}

const known: readonly Account[] = [
  { name: 'Grace Rider', email: 'grace.rider@example.com' },
  { name: 'Theo Wrench', email: 'theo.wrench@example.com' },
];

/** Stands in for Google's account chooser in emulator builds; a production build does not contain it. */
export function AccountChooser({ onChoose, onCancel }: AccountChooserProps) {
  return (
    <Modal open title="Choose a Google account" width="xs" onClose={onCancel}>
      <p>This shop runs on local emulators, so no real Google account is involved.</p>
      <ul className="account-chooser-list">
        {known.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              className="account-chooser-account"
              onClick={() => {
                onChoose(account);
              }}
            >
              <strong>{account.name}</strong>
              <span>{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
      <Formik initialValues={{ name: '', email: '' }} onSubmit={onChoose}>
        <Form className="session-form">
          <FormField name="name" label="Another account: name" autoComplete="off" />
          <FormField name="email" label="Another account: email" type="email" autoComplete="off" />
          <SubmitButton busyText="Signing in…">Use this account</SubmitButton>
          <Button variant="outlined" onClick={onCancel}>
            Cancel
          </Button>
        </Form>
      </Formik>
    </Modal>
  );
}
