import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { currentSession } from '../../services/session.ts';

interface UnsavedChangesProps {
  readonly when: boolean;
  readonly title?: string;
  readonly text?: string;
}

/** Asks for confirmation before a navigation discards changes. Does not ask once the session has ended. */
export function UnsavedChanges({
  when,
  title = 'Leave this page?',
  text = 'Your changes have not been sent and will be lost.',
}: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && currentLocation.pathname !== nextLocation.pathname && currentSession() !== null,
  );
  useBeforeUnload((event) => {
    if (when) event.preventDefault();
  });
  const { reset } = blocker;
  // Stays on the page if the submission settles while the dialog is open, so that the user sees its result.
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
