import { useCallback } from 'react';
import { call } from './api-client.ts';
import { clearAccessToken, readAccessToken } from './access-token.ts';
import { ApiError } from '@pedalworks/contract/errors';
import { useSession, type SessionUser } from './session.ts';
import { useLoaded, type Loading } from './use-loaded.ts';

let remembered: { readonly token: string | null; readonly answer: Promise<boolean> } | null = null;

/**
 * Whether the signed-in person is an admin, asked of the server (spec.md §6). Sidebar and guards share one
 * request per session; {@link forgetAdminStatus} makes the next reader ask again.
 */
export function useAdminStatus(): Loading<boolean> {
  const session = useSession();
  return useLoaded(useCallback(() => askOnce(session), [session]));
}

export function forgetAdminStatus(): void {
  remembered = null;
}

function askOnce(session: SessionUser | null): Promise<boolean> {
  if (session === null) return Promise.resolve(false);
  const token = readAccessToken();
  if (remembered?.token !== token) remembered = { token, answer: ask(session.email) };
  return remembered.answer;
}

async function ask(email: string): Promise<boolean> {
  try {
    return (await call('getAdminStatus', { params: { email } })).admin;
  } catch (error) {
    forgetAdminStatus();
    // A token the server no longer takes is no session: the sign-in guard asks again.
    if (error instanceof ApiError && error.status === 401) clearAccessToken();
    throw error;
  }
}
