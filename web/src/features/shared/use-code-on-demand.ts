import { useState } from 'react';
import { errorMessage } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';

/** Loads code on a click. Unlike with `React.lazy`, the screen stays if loading fails, and the next click retries. */
export function useCodeOnDemand<Code extends object>(load: () => Promise<Code>) {
  const [code, setCode] = useState<Code | null>(null);
  const fetchCode = async (): Promise<boolean> => {
    try {
      setCode(await load());
      return true;
    } catch (error) {
      notify.error('A part of this page did not load', errorMessage(error));
      return false;
    }
  };
  return [code, fetchCode] as const;
}
