import { useState, type SubmitEvent } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { currentSession } from '../../services/session.ts';
import { TextField } from '../../ui/text-field.tsx';

/** Profile form that sends nothing (docs/product.md, Deliberate limits). Signed-out users get an error. */
export function ProfileForm() {
  const [error, setError] = useState<string | null>(null);
  const update = (event: SubmitEvent) => {
    event.preventDefault();
    setError(currentSession() === null ? 'No user is logged in' : null);
  };
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={update}
      aria-labelledby="profile-form"
      spacing={2.5}
      sx={{ alignItems: 'flex-start' }}
    >
      <Typography id="profile-form" variant="h3">
        Address and phone
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        This form saves nothing. Addresses and phone for your orders are in{' '}
        <Link href="/dashboard/account">Account</Link>.
      </Typography>
      <TextField id="address" label="Address" autoComplete="street-address" multiline rows={3} />
      <TextField id="phone" label="Phone" type="tel" autoComplete="tel" />
      {error === null ? null : (
        <Alert severity="error" sx={{ alignSelf: 'stretch' }}>
          {error}
        </Alert>
      )}
      <Button type="submit" variant="contained" color="primary">
        Update
      </Button>
    </Stack>
  );
}
