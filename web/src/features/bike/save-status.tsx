import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useSession } from '../../services/session.ts';
import { areSameBikes } from './bike-list.ts';
import { retrySync, useStoredBikes } from './public/bikes.ts';

export function SaveStatus() {
  const isSignedIn = useSession() !== null;
  const stored = useStoredBikes();
  const { bikes, base, failedAt, isDamaged = false } = stored;
  if (isSignedIn && failedAt > 0)
    return (
      <Alert
        severity="warning"
        role="status"
        action={
          <Button size="small" onClick={retrySync}>
            Try again
          </Button>
        }
      >
        Not saved in your account. This browser keeps your bikes until you sign out.
      </Alert>
    );
  // The account has a copy of a signed-in user's bikes.
  if (!isSignedIn && isDamaged)
    return (
      <Alert severity="warning" role="status">
        A bike in this browser could not be read. Describe it again.
      </Alert>
    );
  return (
    <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
      {bikes.length === 0 ? 'Answers are saved as you choose them.' : null}
      {bikes.length > 0 && isSignedIn
        ? areSameBikes(bikes, base)
          ? 'Saved in your account.'
          : 'Saving in your account…'
        : null}
      {bikes.length > 0 && !isSignedIn ? (
        <>
          Saved in this browser. <Link href="/signIn?from=%2Fbike">Sign in</Link> to keep it in your account.
        </>
      ) : null}
    </Typography>
  );
}
