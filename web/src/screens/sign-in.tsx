import { Link, Navigate, useLocation } from 'react-router-dom';
import { GoogleSignIn } from '../features/session/google-sign-in.tsx';
import { SignInForm } from '../features/session/sign-in-form.tsx';
import { useSession } from '../services/session.ts';
import { SessionPage } from './session-page.tsx';
import { returnAddress } from './return-address.ts';

/** Back to where the person was sent from, otherwise to / (spec.md §2). */
export function SignInScreen() {
  const session = useSession();
  const location = useLocation();
  if (session !== null) return <Navigate to={returnAddress(location.state) ?? '/'} replace />;
  return (
    <SessionPage
      title="Sign in"
      lead="Order parts, follow your orders and leave a review."
      foot={
        <>
          New here?{' '}
          <Link to="/signup" state={location.state as unknown}>
            Create an account
          </Link>
        </>
      }
    >
      <SignInForm />
      <p className="session-page-or">or</p>
      <GoogleSignIn />
    </SessionPage>
  );
}
