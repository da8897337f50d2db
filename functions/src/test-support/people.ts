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
