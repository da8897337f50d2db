import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { signInForm } from '@pedalworks/contract';
import { requestEmailVerification } from '../../services/sign-in.ts';
import { RequestLink } from './request-link.tsx';
import { PasswordField } from './password-field.tsx';

const rules = signInForm.pick(['password']);

export function VerifyEmail({ email }: { readonly email: string }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Chip color="warning" label="Email not verified" />
      <RequestLink
        title="Verify email"
        kind="VERIFY_EMAIL"
        initialValues={{ email, password: '' }}
        validationSchema={rules}
        send={requestEmailVerification}
        sentText={(address) => `We have emailed a link to ${address}. Open it, then sign in again.`}
      >
        <Typography>
          We will email you a link. Enter your password to confirm that the account is yours.
        </Typography>
        <PasswordField helperText="" />
      </RequestLink>
    </Stack>
  );
}
