import { useCallback, useEffect, useRef } from 'react';
import { useBeforeUnload, useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { currentSession } from './session.ts';
import { endsSession, holdBackSignOut, useSignOut } from './use-sign-out.ts';

interface UnsavedChangesProps {
  /** Whether there is anything to lose right now. */
  readonly when: boolean;
  readonly title?: string;
  readonly text?: string;
}

/** Asks before what was typed is lost by going elsewhere, back, or away from the shop. A session that ended does not ask. */
export function UnsavedChanges({
  when,
  title = 'Leave this page?',
  text = 'What you typed here has not been sent and will be lost.',
}: UnsavedChangesProps) {
  const { isAsking, leave, stay } = useHeldBack(when);
  return (
    <ConfirmDialog open={isAsking} title={title} confirmText="Leave" onConfirm={leave} onCancel={stay}>
      {text}
    </ConfirmDialog>
  );
}

function useHeldBack(when: boolean) {
  const isLeaving = useRef(false);
  const signOut = useSignOut();
  const mustAsk = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => {
      const isLost = when && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname;
      const asks = isLost && currentSession() !== null;
      if (asks && endsSession(nextLocation)) holdBackSignOut();
      return asks;
    },
    [when],
  );
  const blocker = useBlocker(mustAsk);
  useBeforeUnload((event) => {
    if (when) event.preventDefault();
  });
  const { reset } = blocker;
  // What was on its way has arrived, or failed, while the question stood: what became of it is there to be read.
  useEffect(() => {
    if (!when) reset?.();
  }, [when, reset]);
  const leave = () => {
    if (blocker.state !== 'blocked') return;
    isLeaving.current = true;
    if (!endsSession(blocker.location)) {
      blocker.proceed();
      return;
    }
    blocker.reset();
    void signOut();
  };
  return { isAsking: blocker.state === 'blocked', leave, stay: () => reset?.() };
}
