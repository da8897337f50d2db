import { useState, type MouseEvent } from 'react';
import { BusyButton } from '../../ui/busy-button.tsx';

interface MakeAdminButtonProps {
  readonly email: string;
  readonly onMakeAdmin: (email: string) => Promise<void>;
}

/** Makes one user an admin; pressed twice it asks once. */
export function MakeAdminButton({ email, onMakeAdmin }: MakeAdminButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const make = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const row = currentTarget.closest<HTMLElement>('[role="gridcell"], article');
    setBusy(true);
    await onMakeAdmin(email);
    setBusy(false);
    // The button is gone once they are admin: whoever used the keyboard stays where they were.
    if (document.activeElement === document.body) row?.focus();
  };
  return (
    <BusyButton
      variant="outlined"
      size="small"
      busy={isBusy}
      aria-label={`Make Admin: ${email}`}
      onClick={(event) => void make(event)}
    >
      Make Admin
    </BusyButton>
  );
}
