import { Link, Navigate, useLocation } from 'react-router-dom';
import { GoogleSignIn } from '../features/session/google-sign-in.tsx';
import { SignUpForm } from '../features/session/sign-up-form.tsx';
import { useSession } from '../services/session.ts';
import { addressAfterSignUp } from './return-address.ts';
import { SessionPage } from './session-page.tsx';

/** A new account leads to /home. `Please login` points to /login, which has no screen on purpose (spec.md §2). */
export function SignUpScreen() {
  const session = useSession();
  const location = useLocation();
  if (session !== null) return <Navigate to={addressAfterSignUp(location.state)} replace />;
  return (
    <SessionPage
      title="Sign up"
      lead="One account for ordering, paying and reviewing."
      foot={
        <>
          Already have an account? <Link to="/login">Please login</Link>
        </>
      }
    >
      <SignUpForm />
      <p className="session-page-or">or</p>
      <GoogleSignIn />
    </SessionPage>
  );
}
