import { askService, type Target } from './target.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs in an admin with Firebase Authentication.
 * @returns the ID token, which the shop's API accepts in place of its access token
 * @throws Error with the reason
 */
export async function signIn(target: Target, { email, password }: Credentials): Promise<string> {
  const answer = await askService(
    target,
    `${target.authUrl}/v1/accounts:signInWithPassword?key=${target.apiKey}`,
    {
      method: 'POST',
      body: JSON.stringify({ email, password, returnSecureToken: true }),
      headers: { 'content-type': 'application/json' },
    },
  );
  const { idToken, error } = (await answer.json()) as { idToken?: string; error?: { message: string } };
  if (error !== undefined) throw new Error(`Sign-in failed: ${error.message}`);
  if (idToken !== undefined) return idToken;
  throw new Error(
    'This account has a second factor. Set ACCESS_TOKEN instead (docs/operations.md, Verifying a deployment).',
  );
}
