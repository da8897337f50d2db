import { useCallback, useState } from 'react';

interface ProviderMessage {
  readonly message: string | null;
  /** Runs a sign-in and keeps what went wrong, to be shown. Never rejects. */
  readonly attempt: (signIn: () => Promise<void>) => Promise<void>;
}

export function useProviderMessage(): ProviderMessage {
  const [message, setMessage] = useState<string | null>(null);
  const attempt = useCallback(async (signIn: () => Promise<void>) => {
    setMessage(null);
    try {
      await signIn();
    } catch (error) {
      setMessage(error instanceof Error ? error.message : 'Signing in failed. Try again.');
    }
  }, []);
  return { message, attempt };
}
