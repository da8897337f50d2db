import Link from '@mui/material/Link';
import { Navigate, useLocation } from 'react-router-dom';
import { SignUpForm } from '../features/session/sign-up-form.tsx';
import { addressAfterSignUp } from '../services/return-address.ts';
import { useSession } from '../services/session.ts';
import { SessionPage } from './session-page.tsx';

/** `Please login` points to /login, which has no screen on purpose (docs/product.md, Screens). */
export function Component() {
  const session = useSession();
  const { search } = useLocation();
  if (session !== null) return <Navigate to={addressAfterSignUp(search)} replace />;
  return (
    <SessionPage
      title="Sign up"
      lead="One account for ordering, paying and reviewing."
      foot={
        <>
          Already have an account? <Link href="/login">Please login</Link>
        </>
      }
    >
      <SignUpForm />
    </SessionPage>
  );
}
