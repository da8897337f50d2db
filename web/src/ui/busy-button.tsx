import Button, { type ButtonProps } from '@mui/material/Button';

interface BusyButtonProps extends ButtonProps {
  readonly busy: boolean;
}

/** Ignores double clicks, and clicks while `busy`. Does not use `disabled`, which would drop the focus. */
export function BusyButton({ busy, onClick, ...props }: BusyButtonProps) {
  return (
    <Button
      {...props}
      aria-disabled={busy}
      onClick={(event) => {
        // Keeps the browser from submitting the form: pressing Enter in a field also clicks the submit button.
        if (busy || event.detail > 1) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
