import { useState, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ApiError } from '@pedalworks/contract/errors';
import { errorMessage } from '../../services/error-message.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Section } from '../../ui/section.tsx';
import { useDeleteAccount } from './queries.ts';

interface DeleteAccountProps {
  readonly uid: string;
  /** Loads what the dialog may need; it opens if that resolves to true. */
  readonly onOpen: () => Promise<boolean>;
  /** Asks for a sign-in, and calls back after it. */
  readonly signInAgain: (onSignedIn: () => void) => ReactNode;
  readonly onDeleted: () => void;
}

/** Says what goes and what stays, and deletes the account; asks for another sign-in where the last one is too long ago. */
export function DeleteAccount({ uid, onOpen, signInAgain, onDeleted }: DeleteAccountProps) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useDeleteAccount(uid, onDeleted);
  const isTooLongAgo = error instanceof ApiError && error.code === 'account/sign-in-again';
  const close = () => {
    setOpen(false);
    reset();
  };
  const remove = () => mutate();
  return (
    <>
      <Button color="error" onClick={() => void onOpen().then(setOpen)}>
        Delete my account
      </Button>
      <Dialog open={isOpen} onClose={isPending ? undefined : close} maxWidth="sm">
        <DialogTitle>Delete your account?</DialogTitle>
        <DialogContent>
          {isTooLongAgo ? (
            signInAgain(remove)
          ) : (
            <>
              <WhatGoes />
              <WhyNot error={error} />
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button disabled={isPending} onClick={close}>
            Keep my account
          </Button>
          {isTooLongAgo ? null : (
            <BusyButton variant="contained" color="error" busy={isPending} onClick={remove}>
              {isPending ? 'Deleting…' : 'Delete my account'}
            </BusyButton>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
}

function WhyNot({ error }: { readonly error: Error | null }) {
  if (error === null) return null;
  const hasOrders = error instanceof ApiError && error.code === 'account/orders-under-way';
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      {errorMessage(error)} {hasOrders ? <Link href="/dashboard/myOrder">My Order</Link> : null}
    </Alert>
  );
}

function WhatGoes() {
  return (
    <Box sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
      <Typography>You are signed out for good. This cannot be taken back.</Typography>
      <Section title="What is removed" gap={0.5}>
        <Box component="ul" sx={items}>
          <li>Your account, addresses and cart.</li>
          <li>Your name, email, telephone and address in orders, mails and reviews.</li>
          <li>Orders that you have not paid are cancelled.</li>
        </Box>
      </Section>
      <Section title="What stays, and why" gap={0.5}>
        <Box component="ul" sx={items}>
          <li>Invoices, as they are: the law makes us keep them.</li>
          <li>What was ordered and paid, without you: our books need it.</li>
          <li>The text and stars of your reviews, by “A customer”: others rely on them.</li>
          <li>Your card payments at our card provider, who must keep them too.</li>
        </Box>
      </Section>
    </Box>
  );
}

const items = { pl: 2.5, listStyle: 'disc' };
