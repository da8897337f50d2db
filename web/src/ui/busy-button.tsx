import Button, { type ButtonProps } from '@mui/material/Button';

interface BusyButtonProps extends ButtonProps {
  readonly busy: boolean;
}

/** Ignores double clicks, and clicks while busy. `disabled` would lose the focus and with it Escape in dialogs. */
export function BusyButton({ busy, onClick, ...props }: BusyButtonProps) {
  return (
    <Button
      {...props}
      aria-disabled={busy}
      onClick={(event) => {
        // Enter in a field clicks the submit button too, so the default is prevented.
        if (busy || event.detail > 1) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
