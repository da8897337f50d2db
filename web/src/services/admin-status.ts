import { useCallback, useSyncExternalStore } from 'react';
import { readAccessToken } from './access-token.ts';
import { callInSession } from './session-refusal.ts';
import { useSession, type SessionUser } from './session.ts';
import { useLoaded, type Loading } from './use-loaded.ts';

interface Remembered {
  readonly token: string | null;
  readonly answer: Promise<boolean>;
  /** When it was asked for; long ago once it has to be asked for again. */
  askedAtMs: number;
  /** The answer once it is here, until then the one before it: shown meanwhile. */
  known: boolean | undefined;
}

/** The server reads the claim live (contract.md, Identity): whoever wants to know asks again when the last answer is older. */
const freshMs = 60_000;
const longAgo = -Infinity;

let remembered: Remembered | null = null;
const listeners = new Set<() => void>();

/**
 * Whether the signed-in person is an admin, asked of the server (spec.md §6). Sidebar and guards share one
 * request, and each shows what another's has brought.
 */
export function useAdminStatus(): Loading<boolean> {
  const session = useSession();
  const loading = useLoaded(useCallback(() => askInTime(session), [session]));
  const known = useSyncExternalStore(
    subscribe,
    () => knownFor(session),
    () => undefined,
  );
  return known === undefined ? loading : { ...loading, state: { status: 'ready', data: known } };
}

/** The next who wants to know asks the server, however new the last answer is. */
export function askAdminStatusAgain(): void {
  if (remembered !== null) remembered.askedAtMs = longAgo;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function knownFor(session: SessionUser | null): boolean | undefined {
  return session !== null && remembered?.token === readAccessToken() ? remembered.known : undefined;
}

function askInTime(session: SessionUser | null): Promise<boolean> {
  if (session === null) return Promise.resolve(false);
  const token = readAccessToken();
  const before = remembered?.token === token ? remembered : null;
  if (before !== null && Date.now() - before.askedAtMs < freshMs) return before.answer;
  remembered = ask(session.email, { token, known: before?.known });
  return remembered.answer;
}

function ask(email: string, before: Pick<Remembered, 'token' | 'known'>): Remembered {
  const answer = callInSession('getAdminStatus', { params: { email } }).then(({ admin }) => admin);
  const asked: Remembered = { ...before, answer, askedAtMs: Date.now() };
  answer.then(
    (isAdmin) => {
      asked.known = isAdmin;
      for (const listener of listeners) listener();
    },
    // Whoever asked is told.
    () => {
      asked.askedAtMs = longAgo;
    },
  );
  return asked;
}
