import { startTransition, useEffect, useState } from 'react';

/**
 * What is likely to be opened next, to be drawn unseen: answered while nothing is open and there is time, null until then. It is
 * drawn in pauses. Once something was open null comes first, so that nothing is left of what was done in it.
 */
export function useAhead<T extends object>(likely: T | null, isOpen: boolean): T | null {
  const [ahead, setAhead] = useState<T | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setAhead(null);
  }
  useEffect(() => {
    if (isOpen) return;
    startTransition(() => {
      setAhead(likely);
    });
  }, [likely, isOpen]);
  return ahead === likely ? ahead : null;
}
