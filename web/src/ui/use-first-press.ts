import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';

/**
 * Returns handlers of a dialog that cancel the rest of the double click or held Enter key that opened it, and presses
 * as it closes. Otherwise, the second press would hit the backdrop or a button in the dialog.
 */
export function useFirstPress(isOpen: boolean) {
  const isOpening = useRef(true);
  useEffect(() => {
    if (isOpen) isOpening.current = true;
  }, [isOpen]);
  return {
    onClickCapture: (event: MouseEvent) => {
      if (event.detail <= 1) isOpening.current = false;
      if (!isOpen || isOpening.current) cancel(event);
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      const isText = event.target instanceof HTMLTextAreaElement;
      if (event.key === 'Enter' && event.repeat && !isText) cancel(event);
    },
  };
}

function cancel(event: MouseEvent | KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
