import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useBeforeUnload, useBlocker, useLocation } from 'react-router-dom';
import { Confirmation } from './confirmation.tsx';
import { DialogContext, noForm, type DialogForm } from './dialog-context.ts';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { HistoryEntry } from './history-entry.tsx';

export interface DialogProps extends DialogFrameProps {
  /** True if the opener adds the history entry, as `useSheet` does. */
  readonly isInHistory?: boolean | undefined;
  /** True while a request runs. The dialog then stays open, so that the user sees the outcome. */
  readonly isBusy?: boolean;
}

/** Dialog that Back, Escape and a press outside close, after a question if a form in it has unsaved input. */
export function Dialog({ isInHistory = false, isBusy = false, onClose, children, ...frame }: DialogProps) {
  const { open } = frame;
  const closing = useClosing({ open, isBusy, onClose });
  return (
    <DialogContext value={closing}>
      <DialogFrame {...frame} onClose={closing.requestClose}>
        {children}
        {open && !isInHistory ? <HistoryEntry onBack={closing.requestClose} /> : null}
        {open && closing.isGuarded ? <DiscardGuard closing={closing} isBackBlocked={isInHistory} /> : null}
      </DialogFrame>
    </DialogContext>
  );
}

type Closing = ReturnType<typeof useClosing>;

interface ClosingOptions extends Pick<DialogProps, 'open' | 'onClose'> {
  readonly isBusy: boolean;
}

function useClosing({ open, isBusy, onClose }: ClosingOptions) {
  const [form, setFormState] = useState(noForm);
  // A key press right after typing comes before React renders the state.
  const latest = useRef(noForm);
  const setForm = useCallback((state: DialogForm) => {
    latest.current = state;
    setFormState(state);
  }, []);
  const [isAsking, setAsking] = useState(false);
  const mayLeave = useRef(false);
  useEffect(() => {
    mayLeave.current = false;
  }, [open]);
  const { isDirty } = form;
  const mustStay = isBusy || form.isBusy;
  const allow = () => {
    mayLeave.current = true;
    setAsking(false);
  };
  const close = () => {
    allow();
    onClose();
  };
  return {
    ...{ mustStay, isDirty, isGuarded: mustStay || isDirty, isAsking, setAsking, setForm, allow, close },
    isAllowed: () => mayLeave.current,
    requestClose: () => {
      if (isBusy || latest.current.isBusy) return false;
      if (latest.current.isDirty) setAsking(true);
      else close();
      return !latest.current.isDirty;
    },
  };
}

interface DiscardGuardProps {
  readonly closing: Closing;
  readonly isBackBlocked: boolean;
}

/** Asks before unsaved input is discarded, also on a link and when the tab closes. */
function DiscardGuard({ closing, isBackBlocked }: DiscardGuardProps) {
  const { mustStay, isDirty, isAsking, setAsking, isAllowed, allow, close } = closing;
  const blocker = useBlocker(({ historyAction, currentLocation, nextLocation }) => {
    if (isAllowed()) return false;
    // While a request runs, only Back is blocked: a redirect may be the answer, such as to the sign-in page.
    if (nextLocation.pathname !== currentLocation.pathname) return isDirty;
    return isBackBlocked && historyAction === NavigationType.Pop;
  });
  const { state, proceed, reset } = blocker;
  const isBack = useLocation().pathname === blocker.location?.pathname;
  useEffect(() => {
    if (mustStay && isBack) reset?.();
  }, [mustStay, isBack, reset]);
  useBeforeUnload((event) => event.preventDefault());
  return (
    <Confirmation
      isInHistory
      open={isAsking || (state === 'blocked' && !mustStay)}
      title="Discard what you typed?"
      confirmText="Discard"
      dismissText="Keep editing"
      onConfirm={() => {
        allow();
        if (proceed) proceed();
        else close();
      }}
      onCancel={() => {
        reset?.();
        setAsking(false);
      }}
    >
      It has not been saved.
    </Confirmation>
  );
}
