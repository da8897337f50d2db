import { useState } from 'react';
import { BusyButton } from '../../ui/busy-button.tsx';
import { useFocusLeftBehind } from '../../ui/focus-place.ts';

interface MakeAdminButtonProps {
  readonly email: string;
  readonly onMakeAdmin: (email: string) => Promise<void>;
}

/** Makes one user an admin; pressed twice it asks once. */
export function MakeAdminButton({ email, onMakeAdmin }: MakeAdminButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const button = useFocusLeftBehind<HTMLButtonElement>();
  const make = async () => {
    setBusy(true);
    await onMakeAdmin(email);
    setBusy(false);
  };
  return (
    <BusyButton
      ref={button}
      variant="outlined"
      busy={isBusy}
      aria-label={`Make Admin: ${email}`}
      onClick={() => void make()}
    >
      Make Admin
    </BusyButton>
  );
}
