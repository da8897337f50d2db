import Typography from '@mui/material/Typography';
import { signInForm, type SignInForm } from '@pedalworks/contract';
import { useFormikContext } from 'formik';
import { requestPasswordReset } from '../../services/sign-in.ts';
import { RequestLink } from './request-link.tsx';
import { EmailField } from './session-form.tsx';

const rules = signInForm.pick(['email']);

/** Requests a password reset. The response does not reveal whether an account exists. */
export function ForgotPassword() {
  const { values } = useFormikContext<SignInForm>();
  return (
    <RequestLink
      title="Forgot password?"
      isQuiet
      kind="PASSWORD_RESET"
      initialValues={{ email: values.email, password: '' }}
      validationSchema={rules}
      send={({ email }) => requestPasswordReset(email)}
      sentText={(email) => `If an account exists for ${email}, we have emailed a link to reset the password.`}
    >
      <Typography>We will email you a link to choose a new password.</Typography>
      <EmailField helperText="" />
    </RequestLink>
  );
}
