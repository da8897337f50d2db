import { useEffect, useEffectEvent } from 'react';

interface TypingPause {
  /** Typed values. Each change starts the pause again. */
  readonly typed: unknown;
  readonly milliseconds?: number;
  /** True while the action must not run. The pause starts afterwards. */
  readonly isHeld?: boolean;
}

/** Runs an action after the user has paused typing. */
export function useTypingPause(act: () => void, pause: TypingPause): void {
  const { typed, milliseconds = 300, isHeld = false } = pause;
  const run = useEffectEvent(act);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => run(), milliseconds);
    return () => clearTimeout(timer);
  }, [typed, milliseconds, isHeld]);
}
