import type { Auth } from 'firebase-admin/auth';

/** An account, and what its browser holds after signing in. */
export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  /** A Firebase ID token. */
  readonly idToken: string;
  /** A session cookie value, as PUT /user/{email} answers it. */
  readonly accessToken: string;
}

interface Wanted {
  readonly email?: string;
  readonly name?: string;
}

/** Makes accounts in the Auth emulator and signs them in. */
export interface People {
  customer(wanted?: Wanted): Promise<Person>;
  admin(wanted?: Wanted): Promise<Person>;
  /** Ends every session of an account, those of this very second too. */
  revoke(uid: string): Promise<void>;
  readonly auth: Auth;
}

const password = 'pedal-test';
const fiveDaysInMilliseconds = 432_000_000;

export function people(auth: Auth): People {
  const signUp = async ({
    email = `${crypto.randomUUID()}@example.com`,
    name = 'Robin Rider',
  }: Wanted = {}) => {
    const { uid } = await auth.createUser({ email, password, displayName: name });
    return { uid, email, name };
  };
  const signIn = async (person: Omit<Person, 'idToken' | 'accessToken'>): Promise<Person> => {
    const idToken = await idTokenFor(person.email);
    const accessToken = await auth.createSessionCookie(idToken, { expiresIn: fiveDaysInMilliseconds });
    return { ...person, idToken, accessToken };
  };
  return {
    auth,
    customer: async (wanted) => signIn(await signUp(wanted)),
    admin: async (wanted) => {
      const account = await signUp(wanted);
      await auth.setCustomUserClaims(account.uid, { admin: true });
      return signIn(account);
    },
    revoke: (uid) => revokeFromNextSecond(uid),
  };
}

/** Signs an account of {@link people} in, as the browser does. */
export async function idTokenFor(email: string): Promise<string> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const address = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { idToken } = (await response.json()) as { idToken?: string };
  if (idToken === undefined) throw new Error(`${email} could not sign in`);
  return idToken;
}

/** Tokens count in whole seconds: one of this second would outlive `revokeRefreshTokens`. */
async function revokeFromNextSecond(uid: string): Promise<void> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host = '', GCLOUD_PROJECT: project = '' } = process.env;
  const validSince = String(Math.floor(Date.now() / 1000) + 1);
  const address = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`;
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const body = JSON.stringify({ localId: uid, validSince });
  const { ok } = await fetch(address, { method: 'POST', headers, body });
  if (!ok) throw new Error('the sessions could not be revoked');
}
