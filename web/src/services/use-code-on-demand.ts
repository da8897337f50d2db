import { useState } from 'react';
import { errorMessage } from './error-message.ts';
import { notify } from './notify.ts';

/**
 * Loads the code of what a press opens. If it cannot be fetched, the page stays, a toast says so, and the next press tries again;
 * React's `lazy` would hand the whole screen to the error element and keep the failure.
 *
 * @returns the module, null until loaded, and a function that loads it and resolves to whether it succeeded
 */
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
