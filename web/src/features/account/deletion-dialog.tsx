import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ApiError } from '@pedalworks/contract/errors';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../services/api-client.ts';
import { errorMessage } from '../../services/error-message.ts';
import { currentSession } from '../../services/session.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CloseButton } from '../../ui/close-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Section } from '../../ui/section.tsx';

interface DeletionDialogProps {
  readonly open: boolean;
  readonly uid: string;
  readonly signInAgain: (onSignedIn: () => void) => ReactNode;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

export function DeletionDialog({ uid, signInAgain, onDeleted, onClose, open }: DeletionDialogProps) {
  const { mutate, isPending, error, reset } = useDeleteAccount(uid, onDeleted);
  const needsSignIn = error instanceof ApiError && error.code === 'account/sign-in-again';
  const close = () => {
    onClose();
    reset();
  };
  const remove = () => mutate();
  return (
    <Dialog open={open} title="Delete your account?" maxWidth="sm" isBusy={isPending} onClose={close}>
      <DialogContent>
        {needsSignIn ? (
          signInAgain(remove)
        ) : (
          <>
            <DeletionSummary />
            <DeletionError error={error} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <CloseButton>Keep account</CloseButton>
        {needsSignIn ? null : (
          <BusyButton variant="contained" color="error" busy={isPending} onClick={remove}>
            {isPending ? 'Deleting…' : 'Delete account'}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Deletes the account `uid`. Fails if a different account has signed in meanwhile. */
function useDeleteAccount(uid: string, onDeleted: () => void) {
  return useMutation({
    mutationFn: () => {
      if (currentSession()?.uid !== uid) throw new Error('Another account has signed in. Reload the page.');
      return call('deleteAccount');
    },
    onSuccess: onDeleted,
  });
}

function DeletionError({ error }: { readonly error: Error | null }) {
  if (error === null) return null;
  const hasOrders = error instanceof ApiError && error.code === 'account/orders-under-way';
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      {errorMessage(error)} {hasOrders ? <Link href="/dashboard/myOrder">My Order</Link> : null}
    </Alert>
  );
}

function DeletionSummary() {
  return (
    <Box sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
      <Typography>This is permanent and signs you out. Unpaid orders are cancelled.</Typography>
      <Section title="What we delete" gap={0.5}>
        <Box component="ul" sx={items}>
          <li>Your account, addresses, bikes and cart.</li>
          <li>Your name, email, phone number and address in orders, emails and reviews.</li>
        </Box>
      </Section>
      <Section title="What we keep, and why" gap={0.5}>
        <Box component="ul" sx={items}>
          <li>Invoices, unchanged, as the law requires.</li>
          <li>Orders and payments, without your personal data, for our accounts.</li>
          <li>The text and rating of your reviews, under “A customer”.</li>
          <li>Card payments at our card provider, which must keep them too.</li>
        </Box>
      </Section>
    </Box>
  );
}

const items = { pl: 2.5, listStyle: 'disc' };
