import { ask, askService, type Target } from './target.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs in an admin with Firebase Authentication, then exchanges the ID token for the shop's access token.
 * @throws Error with the reason
 */
export async function signIn(target: Target, { email, password }: Credentials): Promise<string> {
  const url = `${target.authUrl}/v1/accounts:signInWithPassword?key=${target.apiKey}`;
  const signedIn = await post(
    askService(target, url, json('POST', { email, password, returnSecureToken: true })),
  );
  const { idToken } = signedIn as { idToken?: string };
  if (idToken === undefined)
    throw new Error(
      'This account has a second factor. Set ACCESS_TOKEN instead (docs/operations.md, Verifying a deployment).',
    );
  const path = `/user/${encodeURIComponent(email)}`;
  const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' };
  const { token } = (await post(ask(target, path, { ...json('PUT', { email }), headers }))) as {
    token: string;
  };
  return token;
}

function json(method: string, body: object): RequestInit {
  return { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

async function post(asked: Promise<Response>): Promise<unknown> {
  const answer = await asked;
  if (answer.ok) return answer.json();
  const { error, message } = (await answer.json()) as { error?: { message: string }; message?: string };
  throw new Error(`Sign-in failed: ${error?.message ?? message ?? String(answer.status)}`);
}
