import Typography from '@mui/material/Typography';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';

interface Account {
  readonly name: string;
  readonly email: string;
}

interface AccountChooserProps {
  readonly onChoose: (account: Account) => void;
  readonly onCancel: () => void;
}

const testAccount: Account = { name: 'Grace Rider', email: 'grace.rider@example.com' };

export function AccountChooser({ onChoose, onCancel }: AccountChooserProps) {
  return (
    <FormDialog
      open
      title="Choose a Google account"
      initialValues={testAccount}
      send={(account) => {
        onChoose(account);
        return Promise.resolve();
      }}
      submitText="Use this account"
      busyText="Signing in…"
      onClose={onCancel}
    >
      <Typography>This shop runs on local emulators, so no real Google account is involved.</Typography>
      <FormTextField name="name" label="Account name" />
      <FormTextField name="email" label="Account email" type="email" />
    </FormDialog>
  );
}
