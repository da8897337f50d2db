import { useState, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { ApiError } from '@pedalworks/contract/errors';
import { errorMessage } from '../../services/error-message.ts';
import { useCodeOnDemand } from '../../services/use-code-on-demand.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { useDeleteAccount } from './queries.ts';

interface DeleteAccountProps {
  readonly uid: string;
  /** Loads the code of the sign-in form. Resolves to true if the dialog can open. */
  readonly onOpen: () => Promise<boolean>;
  readonly signInAgain: (onSignedIn: () => void) => ReactNode;
  readonly onDeleted: () => void;
}

export function DeleteAccount({ uid, onOpen, signInAgain, onDeleted }: DeleteAccountProps) {
  const { isOpen, setOpen, open, code } = useSummaryDialog(onOpen);
  const { mutate, isPending, error, reset } = useDeleteAccount(uid, onDeleted);
  const needsSignIn = error instanceof ApiError && error.code === 'account/sign-in-again';
  const close = () => {
    setOpen(false);
    reset();
  };
  const remove = () => mutate();
  return (
    <>
      <Button color="error" onClick={() => void open()}>
        Delete account
      </Button>
      <Dialog open={isOpen} onClose={isPending ? undefined : close} maxWidth="sm">
        <DialogTitle>Delete your account?</DialogTitle>
        <DialogContent>
          {needsSignIn ? (
            signInAgain(remove)
          ) : (
            <>
              {code === null ? null : <code.DeletionSummary />}
              <DeletionError error={error} />
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button disabled={isPending} onClick={close}>
            Keep account
          </Button>
          {needsSignIn ? null : (
            <BusyButton variant="contained" color="error" busy={isPending} onClick={remove}>
              {isPending ? 'Deleting…' : 'Delete account'}
            </BusyButton>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
}

/** Loads the summary when the dialog opens, because few customers read it. */
function useSummaryDialog(onOpen: DeleteAccountProps['onOpen']) {
  const [isOpen, setOpen] = useState(false);
  const [code, fetchCode] = useCodeOnDemand(() => import('./deletion-summary.tsx'));
  const open = async () => {
    const loaded = await Promise.all([onOpen(), fetchCode()]);
    setOpen(loaded.every((isLoaded) => isLoaded));
  };
  return { isOpen, setOpen, open, code };
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
