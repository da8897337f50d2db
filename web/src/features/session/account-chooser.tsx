import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';

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
    <Dialog open onClose={onCancel} maxWidth="xs">
      <DialogTitle>Choose a Google account</DialogTitle>
      <DialogContent>
        <Typography>This shop runs on local emulators, so no real Google account is involved.</Typography>
        <Formik initialValues={testAccount} onSubmit={onChoose}>
          <Stack component={Form} spacing={2} sx={{ mt: 2 }}>
            <FormTextField id="google-name" name="name" label="Account name" />
            <FormTextField id="google-email" name="email" label="Account email" type="email" />
            <SubmitButton busyText="Signing in…">Use this account</SubmitButton>
            <Button onClick={onCancel}>Cancel</Button>
          </Stack>
        </Formik>
      </DialogContent>
    </Dialog>
  );
}
