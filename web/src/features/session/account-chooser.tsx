import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
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

const known: readonly Account[] = [
  { name: 'Grace Rider', email: 'grace.rider@example.com' },
  { name: 'Theo Wrench', email: 'theo.wrench@example.com' },
];

/** Stands in for Google's account chooser in emulator builds; a production build does not contain it. */
export function AccountChooser({ onChoose, onCancel }: AccountChooserProps) {
  return (
    <Dialog open onClose={onCancel} maxWidth="xs">
      <DialogTitle>Choose a Google account</DialogTitle>
      <DialogContent>
        <Typography>This shop runs on local emulators, so no real Google account is involved.</Typography>
        <List component="div" disablePadding sx={{ my: 2, border: 1, borderColor: 'divider' }}>
          {known.map((account) => (
            <ListItemButton key={account.email} divider onClick={() => onChoose(account)}>
              <ListItemText primary={account.name} secondary={account.email} />
            </ListItemButton>
          ))}
        </List>
        <Formik initialValues={{ name: '', email: '' }} onSubmit={onChoose}>
          <Stack component={Form} spacing={2}>
            <FormTextField id="google-name" name="name" label="Another account: name" />
            <FormTextField id="google-email" name="email" label="Another account: email" type="email" />
            <SubmitButton busyText="Signing in…">Use this account</SubmitButton>
            <Button onClick={onCancel}>Cancel</Button>
          </Stack>
        </Formik>
      </DialogContent>
    </Dialog>
  );
}
