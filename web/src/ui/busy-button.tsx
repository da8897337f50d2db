import Button, { type ButtonProps } from '@mui/material/Button';

interface BusyButtonProps extends ButtonProps {
  readonly busy: boolean;
}

/** Ignores presses while busy, and double clicks. Not `disabled`, which would lose the focus and with it Escape in a dialog. */
export function BusyButton({ busy, onClick, ...props }: BusyButtonProps) {
  return (
    <Button
      {...props}
      aria-disabled={busy}
      onClick={(event) => {
        // Enter in a field presses the form's button too: without its default nothing is submitted twice.
        if (busy || event.detail > 1) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
