import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { currentSession } from '../../services/session.ts';

interface UnsavedChangesProps {
  readonly when: boolean;
  readonly title?: string;
  readonly text?: string;
}

/** Asks for confirmation before a navigation discards changes, unless the session has ended. */
export function UnsavedChanges({
  when,
  title = 'Leave this page?',
  text = 'Your unsaved changes will be lost.',
}: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && currentLocation.pathname !== nextLocation.pathname && currentSession() !== null,
  );
  useBeforeUnload((event) => {
    if (when) event.preventDefault();
  });
  const { reset } = blocker;
  // If the form is saved while the dialog is open, closes the dialog and stays, so that the user sees the result.
  useEffect(() => {
    if (!when) reset?.();
  }, [when, reset]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={title}
      confirmText="Leave"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => reset?.()}
    >
      {text}
    </ConfirmDialog>
  );
}
