import Link from '@mui/material/Link';
import { Navigate, useLocation } from 'react-router-dom';
import { SignUpFields } from '../features/session/sign-up-fields.tsx';
import { addressAfterSignUp } from '../services/return-address.ts';
import { useSession } from '../services/session.ts';
import { OrderingLead } from './ordering-lead.tsx';
import { SessionPage } from './session-page.tsx';

/** Sign-up screen. `Please login` links to /login, which has no screen on purpose (docs/product.md, Screens). */
export function Component() {
  const session = useSession();
  const { search } = useLocation();
  if (session !== null) return <Navigate to={addressAfterSignUp(search)} replace />;
  return (
    <SessionPage
      title="Sign up"
      lead={<OrderingLead action="Sign up" otherwise="One account for ordering, paying and reviewing." />}
      foot={
        <>
          Already have an account? <Link href="/login">Please login</Link>
        </>
      }
    >
      <SignUpFields />
    </SessionPage>
  );
}
