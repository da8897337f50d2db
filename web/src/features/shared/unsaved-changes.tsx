import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { currentSession } from '../../services/session.ts';

export interface LeaveQuestionProps {
  readonly title?: string;
  readonly text?: string;
}

interface UnsavedChangesProps extends LeaveQuestionProps {
  readonly when: boolean;
}

/** Asks for confirmation before a navigation discards changes, unless the session has ended. */
export function UnsavedChanges({ when, ...question }: UnsavedChangesProps) {
  // If the form is saved while the question is open, the question closes, so that the user sees the result.
  return when ? <LeaveQuestion {...question} /> : null;
}

function LeaveQuestion({
  title = 'Leave this page?',
  text = 'Your unsaved changes will be lost.',
}: LeaveQuestionProps) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && currentSession() !== null,
  );
  useBeforeUnload((event) => event.preventDefault());
  return (
    <ConfirmDialog
      isInHistory
      open={state === 'blocked'}
      title={title}
      confirmText="Leave"
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    >
      {text}
    </ConfirmDialog>
  );
}
