import Typography from '@mui/material/Typography';
import { signInForm, type SignInForm } from '@pedalworks/contract';
import { useFormikContext } from 'formik';
import { requestPasswordReset } from '../../services/session.ts';
import { RequestLink } from './request-link.tsx';
import { EmailField } from './session-form.tsx';

const rules = signInForm.pick(['email']);

/** Password reset in the sign-in form; reuses its email. Answers the same whether or not an account exists. */
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
      sentText={(email) =>
        `If there is an account for ${email}, a link to choose a new password is on its way.`
      }
    >
      <Typography>We mail you a link to choose a new one.</Typography>
      <EmailField id="forgetful" helperText="" />
    </RequestLink>
  );
}
