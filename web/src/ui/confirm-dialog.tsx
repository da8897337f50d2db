import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { BusyButton } from './busy-button.tsx';
import { Button } from './button.tsx';
import { placesAround } from './focus-place.ts';
import { Modal } from './modal.tsx';
import './confirm-dialog.css';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** The verb on the button that goes ahead, such as `Delete`. */
  readonly confirmText: string;
  readonly busy?: boolean;
  /** Why going ahead failed, as a sentence. Said here: a screen reader hears nothing of the page behind. */
  readonly failure?: string | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be taken back. Escape and Cancel mean no. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmText,
  busy = false,
  failure = null,
  ...on
}: ConfirmDialogProps) {
  const sheet = useWayBack(open);
  return (
    <Modal
      sheetRef={sheet}
      open={open}
      drawnAhead
      title={title}
      width="xs"
      readOut
      onClose={on.onCancel}
      actions={
        <>
          <Button variant="outlined" onClick={on.onCancel}>
            Cancel
          </Button>
          <BusyButton variant="contained" color="error" busy={busy} onClick={on.onConfirm}>
            {confirmText}
          </BusyButton>
        </>
      }
    >
      {children}
      {failure === null ? null : (
        <p className="confirm-dialog-failure" role="alert">
          {failure}
        </p>
      )}
    </Modal>
  );
}

/**
 * Leads the focus back to where it was before the dialog, also when its opener went away meanwhile.
 *
 * @returns the dialog, which stays on the page unseen, at first with the focus in it
 */
function useWayBack(open: boolean): RefObject<HTMLDivElement | null> {
  const sheet = useRef<HTMLDivElement>(null);
  const places = useRef<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    if (open) places.current = placesAround(document.activeElement);
  }, [open]);
  useEffect(() => {
    const { activeElement, body } = document;
    if (open || (activeElement !== body && sheet.current?.contains(activeElement) !== true)) return;
    places.current.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
  }, [open]);
  return sheet;
}
