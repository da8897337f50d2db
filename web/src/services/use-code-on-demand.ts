import { useState } from 'react';
import { errorMessage } from './error-message.ts';
import { notify } from './notify.ts';

/**
 * Code of what a press opens. Where it cannot be fetched the page stays, a toast says so, and the next press tries again; React's
 * `lazy` would give the whole screen to the error element, and keep the failure.
 *
 * @returns the module, null until it is there, and what fetches it: whether it is there then
 */
export function useCodeOnDemand<Code extends object>(load: () => Promise<Code>) {
  const [code, setCode] = useState<Code | null>(null);
  const fetchCode = async (): Promise<boolean> => {
    try {
      const loaded = await load();
      setCode(loaded);
      return true;
    } catch (error) {
      notify.error('A part of this page did not load', errorMessage(error));
      return false;
    }
  };
  return [code, fetchCode] as const;
}
