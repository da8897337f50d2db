import { useCallback, useState } from 'react';
import { ApiError } from '@pedalworks/contract/errors';
import { isOfTheLine } from '../../services/connection-error.ts';
import { errorSentence } from '../../services/error-sentence.ts';

interface ProviderMessage {
  readonly message: string | null;
  /** Whether a sign-in is on its way. */
  readonly isBusy: boolean;
  /** Runs a sign-in and keeps what went wrong, to be shown. Never rejects. */
  readonly attempt: (signIn: () => Promise<void>) => Promise<void>;
}

export function useProviderMessage(): ProviderMessage {
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = useCallback(async (signIn: () => Promise<void>) => {
    setMessage(null);
    setBusy(true);
    try {
      await signIn();
    } catch (error) {
      setMessage(messageOf(error));
    } finally {
      setBusy(false);
    }
  }, []);
  return { message, isBusy, attempt };
}

/** In the identity provider's own words (spec.md §8), unless it was the shop or the line that failed. */
function messageOf(error: unknown): string {
  const isProviders = error instanceof Error && !(error instanceof ApiError) && !isOfTheLine(error);
  return isProviders ? error.message : errorSentence(error);
}
