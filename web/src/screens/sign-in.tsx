import Link from '@mui/material/Link';
import { signInForm } from '@pedalworks/contract';
import { Navigate, useLocation } from 'react-router-dom';
import { ForgotPassword } from '../features/session/forgot-password.tsx';
import { EmailField, SessionForm } from '../features/session/session-form.tsx';
import { PasswordField } from '../features/session/password-field.tsx';
import { returnAddress } from '../services/return-address.ts';
import { useSession } from '../services/session.ts';
import { signIn } from '../services/sign-in.ts';
import { useInBrowser } from '../ui/use-in-browser.ts';
import { OrderingLead } from './ordering-lead.tsx';
import { SessionPage } from './session-page.tsx';

export function Component() {
  const session = useSession();
  const { search, state } = useLocation() as { search: string; state: unknown };
  // Omits the query during hydration, because the prerendered page has none.
  const searchShown = useInBrowser(() => search, '');
  if (session !== null) return <Navigate to={returnAddress(search) ?? '/'} replace state={state} />;
  return (
    <SessionPage
      title="Sign in"
      lead={<OrderingLead action="Sign in" otherwise="Order parts, follow your orders and leave a review." />}
      foot={
        <>
          New here? <Link href={`/signup${searchShown}`}>Create an account</Link>
        </>
      }
    >
      <SessionForm
        initialValues={{ email: '', password: '' }}
        validationSchema={signInForm}
        send={signIn}
        submitText="Sign in"
        busyText="Signing in…"
        foot={<ForgotPassword />}
      >
        <EmailField />
        <PasswordField />
      </SessionForm>
    </SessionPage>
  );
}
