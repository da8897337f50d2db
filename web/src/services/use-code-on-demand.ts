import { useState } from 'react';
import { errorMessage } from './error-message.ts';
import { notify } from './notify.ts';

/** Loads code for a press. After a failed load the next press retries; React's `lazy` would break the screen and cache the failure. */
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
