import { useEffect } from 'react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useLocation, useNavigate } from 'react-router-dom';
import { InvitationNotice } from '../features/session/invitation-notice.tsx';
import { SignUpFields } from '../features/session/sign-up-fields.tsx';
import { keepInvitation, useInvitation } from '../services/invitation.ts';
import { signOut, useSession } from '../services/session.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageSection } from '../ui/page-section.tsx';
import { SessionPage } from './session-page.tsx';

/** Page of an invitation's link. The fragment of the address is the invitation's secret. */
export function Component() {
  useSecretInAddress();
  const session = useSession();
  const { hasSecret, outcome } = useInvitation();
  if (!hasSecret || session !== null)
    return (
      <PageSection>
        <PageHeading>Invitation</PageHeading>
        <InvitationNotice state={outcome ?? (hasSecret ? 'signed-in' : 'no-link')} />
        {hasSecret ? <Button onClick={signOut}>Sign Out</Button> : null}
      </PageSection>
    );
  return (
    <SessionPage
      title="Accept the invitation"
      lead="Sign up with the email address that the invitation was sent to. You then become an admin of this shop."
      foot={
        <>
          Already have an account? <Link href="/signIn?from=%2Fjoin">Sign in</Link>
        </>
      }
    >
      <SignUpFields />
    </SessionPage>
  );
}

/** Moves the secret from the address to the browser's storage, so that no history entry or copied link contains it. */
function useSecretInAddress(): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!hash.includes('.')) return;
    keepInvitation(hash.slice(1));
    void navigate('/join', { replace: true });
  }, [hash, navigate]);
}
