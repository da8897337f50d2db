import type { MouseEvent } from 'react';
import { Button, type ButtonProps } from './button.tsx';

interface BusyButtonProps extends ButtonProps {
  readonly busy: boolean;
}

/**
 * A button that does nothing while its work is on its way. Not `disabled`: a disabled element loses the focus, and
 * with it Escape in a dialog and the place of whoever uses the keyboard.
 */
export function BusyButton({ busy, onClick, ...props }: BusyButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter in a field presses a form's button too: without its default nothing is submitted twice.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return <Button {...props} aria-disabled={busy} onClick={click} />;
}
