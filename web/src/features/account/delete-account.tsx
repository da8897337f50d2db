import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useCodeOnDemand } from '../shared/use-code-on-demand.ts';

interface DeleteAccountProps {
  readonly uid: string;
  /** Loads the code of the sign-in form. Resolves to true if the dialog can open. */
  readonly onOpen: () => Promise<boolean>;
  readonly signInAgain: (onSignedIn: () => void) => ReactNode;
  readonly onDeleted: () => void;
}

export function DeleteAccount({ onOpen, ...dialog }: DeleteAccountProps) {
  const [isOpen, setOpen] = useState(false);
  const [code, fetchCode] = useCodeOnDemand(() => import('./deletion-dialog.tsx'));
  const open = async () => {
    const loaded = await Promise.all([onOpen(), fetchCode()]);
    setOpen(loaded.every((isLoaded) => isLoaded));
  };
  return (
    <>
      <Button color="error" onClick={() => void open()}>
        Delete account
      </Button>
      {code === null ? null : (
        <code.DeletionDialog {...dialog} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
