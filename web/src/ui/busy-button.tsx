import Button, { type ButtonProps } from '@mui/material/Button';

interface BusyButtonProps extends ButtonProps {
  readonly busy: boolean;
}

/**
 * A button that does nothing while its work is under way, nor at the second click of a double click. Not `disabled`: a disabled element loses the focus, and with it Escape
 * in a dialog and the keyboard's place.
 */
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
