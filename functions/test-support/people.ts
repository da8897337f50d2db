import type { Auth } from 'firebase-admin/auth';

/** Account with its tokens after sign-in. */
export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  /** Firebase ID token. */
  readonly idToken: string;
  /** Session cookie value from PUT /user/{email}. */
  readonly accessToken: string;
}

interface Wanted {
  readonly email?: string;
  readonly name?: string;
}

/** Creates accounts in the Auth emulator and signs them in. */
export interface People {
  customer(wanted?: Wanted): Promise<Person>;
  admin(wanted?: Wanted): Promise<Person>;
  /** Ends every session of an account, including sessions that began in the current second. */
  revoke(uid: string): Promise<void>;
  /** Creates an account by its first sign-in, as the browser does. Returns its ID token. */
  signUp(email: string, password?: string): Promise<string>;
  /** Signs in with Google, which creates or links the account of this email. Returns its ID token. */
  signInWithGoogle(email: string): Promise<string>;
  /** Signs in with a password. Returns the ID token. */
  idTokenFor(email: string, password?: string): Promise<string>;
  /** Signs an account in, as the browser does. */
  signIn(person: Pick<Person, 'uid' | 'email' | 'name'>): Promise<Person>;
  /** Changes account fields that only the identity provider can write. */
  changeAccount(uid: string, changes: object): Promise<void>;
  /** Changes account fields with the owner's own token. */
  changeOwnAccount(idToken: string, changes: object): Promise<void>;
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
    idTokenFor,
    signUp: async (email, chosen = password) => {
      const answer = await askAuth('accounts:signUp?key=any', {
        email,
        password: chosen,
        returnSecureToken: true,
      });
      return (answer as { idToken: string }).idToken;
    },
    signInWithGoogle: async (email) => {
      const claims = encodeURIComponent(JSON.stringify({ sub: email, email, email_verified: true }));
      const answer = await askAuth('accounts:signInWithIdp?key=any', {
        postBody: `id_token=${claims}&providerId=google.com`,
        requestUri: 'http://localhost',
        returnSecureToken: true,
      });
      return (answer as { idToken: string }).idToken;
    },
    customer: async (wanted) => signIn(await signUp(wanted)),
    admin: async (wanted) => {
      const account = await signUp(wanted);
      await auth.setCustomUserClaims(account.uid, { admin: true });
      return signIn(account);
    },
    signIn,
    changeAccount,
    revoke: (uid) => revokeFromNextSecond(uid),
    changeOwnAccount: async (idToken, changes) => {
      await askAuth('accounts:update?key=any', { idToken, ...changes });
    },
  };
}

/** Signs in and returns the ID token. */
async function idTokenFor(email: string, known = password): Promise<string> {
  const answer = await askAuth('accounts:signInWithPassword?key=any', {
    email,
    password: known,
    returnSecureToken: true,
  });
  return (answer as { idToken: string }).idToken;
}

/** Revokes all tokens, including those issued in the current second, which `revokeRefreshTokens` would miss. */
async function revokeFromNextSecond(uid: string): Promise<void> {
  await changeAccount(uid, { validSince: String(Math.floor(Date.now() / 1000) + 1) });
}

async function changeAccount(uid: string, changes: object): Promise<void> {
  const project = process.env['GCLOUD_PROJECT'] ?? '';
  await askAuth(`projects/${project}/accounts:update`, { localId: uid, ...changes }, 'Bearer owner');
}

/** Calls the Auth emulator's REST API (https://identitytoolkit.googleapis.com/v1). */
async function askAuth(call: string, body: object, authorization = ''): Promise<unknown> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization === '' ? {} : { authorization }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${call}: ${await response.text()}`);
  return response.json();
}
