import { startTransition, useEffect, useState } from 'react';

type Act = 'before' | 'on' | 'after';

/**
 * Once `isTime`, answers an element outside of the page, for one drawing of what is likely to be opened; then null again. It
 * is drawn in pauses. Code that has run once is compiled and warm: what is opened then opens sooner.
 */
export function useRehearsal(isTime: boolean): HTMLElement | null {
  const [act, setAct] = useState<Act>('before');
  const [stage] = useState(() => document.createElement('div'));
  useEffect(() => {
    if (act === 'after' || !isTime) return;
    startTransition(() => {
      setAct(act === 'before' ? 'on' : 'after');
    });
  }, [act, isTime]);
  return act === 'on' ? stage : null;
}
