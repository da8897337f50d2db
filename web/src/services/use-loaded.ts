import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { isOfTheLine } from './connection-error.ts';
import { lineNow, whenLineIsBack } from './load-anew.ts';

export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly data: T };

/** What is being loaded, and a way to ask again. `reload({ quietly: true })` keeps what is shown until there is newer data. */
export interface Loading<T> {
  readonly state: Loaded<T>;
  readonly reload: (how?: { quietly: boolean }) => void;
}

interface Attempt {
  readonly number: number;
  readonly quietly: boolean;
}

/**
 * Loads something when the component appears and whenever `load` changes identity; keep it stable with
 * `useCallback` or outside the component. A load that is no longer wanted is aborted; one that the line failed is
 * tried again once there is a line.
 */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): Loading<T> {
  const [state, setState] = useState<Loaded<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState<Attempt>({ number: 0, quietly: false });

  const reload = useCallback((how = { quietly: false }) => {
    setAttempt(({ number }) => ({ number: number + 1, quietly: how.quietly }));
  }, []);

  useEffect(() => {
    const abort = new AbortController();
    const { quietly } = attempt;
    const since = lineNow();
    const goOn = () => {
      reload({ quietly });
    };
    const show = (next: Loaded<T>) => {
      if (!abort.signal.aborted) setState((before) => (quietly ? better(before, next) : next));
    };
    // In pauses: what came may be long, and somebody may be typing or pressing meanwhile.
    const showAnswer = (answer: Loaded<T>) => {
      startTransition(() => {
        show(answer);
      });
    };
    if (!quietly) show({ status: 'loading' });
    load(abort.signal).then(
      (data) => {
        showAnswer({ status: 'ready', data });
      },
      (error: unknown) => {
        showAnswer({ status: 'failed', error });
        if (isOfTheLine(error)) whenLineIsBack({ since, goOn, signal: abort.signal });
      },
    );
    return () => {
      abort.abort();
    };
  }, [load, attempt, reload]);
  return useMemo(() => ({ state, reload }), [state, reload]);
}

/** Nobody asked for what was loaded quietly: where that failed, what was there before stays. */
function better<T>(before: Loaded<T>, next: Loaded<T>): Loaded<T> {
  return before.status === 'ready' && next.status === 'failed' ? before : next;
}
