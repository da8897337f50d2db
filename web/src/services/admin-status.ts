import { useCallback } from 'react';
import { readAccessToken } from './access-token.ts';
import { callInSession } from './session-refusal.ts';
import { useSession, type SessionUser } from './session.ts';
import { useLoaded, type Loading } from './use-loaded.ts';

interface Remembered {
  readonly token: string | null;
  readonly answer: Promise<boolean>;
  /** The answer once it is here, so that who asks later need not wait a moment for it. */
  known?: boolean;
}

let remembered: Remembered | null = null;

/**
 * Whether the signed-in person is an admin, asked of the server (spec.md §6). Sidebar and guards share one
 * request per session.
 */
export function useAdminStatus(): Loading<boolean> {
  const session = useSession();
  const loading = useLoaded(useCallback(() => askOnce(session), [session]));
  const known = knownFor(session);
  if (loading.state.status !== 'loading' || known === undefined) return loading;
  return { ...loading, state: { status: 'ready', data: known } };
}

function forgetAdminStatus(): void {
  remembered = null;
}

function knownFor(session: SessionUser | null): boolean | undefined {
  return session !== null && remembered?.token === readAccessToken() ? remembered.known : undefined;
}

function askOnce(session: SessionUser | null): Promise<boolean> {
  if (session === null) return Promise.resolve(false);
  const token = readAccessToken();
  if (remembered?.token !== token) remembered = remember(token, ask(session.email));
  return remembered.answer;
}

function remember(token: string | null, answer: Promise<boolean>): Remembered {
  const memory: Remembered = { token, answer };
  answer.then(
    (isAdmin) => {
      memory.known = isAdmin;
    },
    // Whoever asked is told; there is nothing to remember.
    () => undefined,
  );
  return memory;
}

async function ask(email: string): Promise<boolean> {
  try {
    return (await callInSession('getAdminStatus', { params: { email } })).admin;
  } catch (error) {
    forgetAdminStatus();
    throw error;
  }
}
