import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { dayMilliseconds } from '@pedalworks/contract';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { ProvenCaller } from '../../model/caller.ts';
import { accountOf } from './identity.ts';

const sessionMilliseconds = 5 * dayMilliseconds;

export function firebaseAccounts(auth: Auth) {
  /** Returns enabled accounts by uid, for up to a hundred uids. */
  const findAll = async (uids: readonly string[]) => {
    const { users } = await auth.getUsers(uids.map((uid) => ({ uid })));
    const live = users.filter(({ disabled }) => !disabled).map(accountOf);
    return new Map(live.map((account) => [account.uid, account]));
  };
  return {
    findByEmail: async (email: string) => {
      const { users } = await auth.getUsers([{ email }]);
      return users[0] === undefined ? null : accountOf(users[0]);
    },
    findAll,
    /** Returns the uids that belong to enabled accounts with the admin claim. Accepts up to a hundred uids. */
    liveAdmins: async (uids: readonly string[]) => {
      const live = await findAll(uids);
      return uids.filter((uid) => live.get(uid)?.admin === true);
    },
    makeAdmin: async (uid: string) => {
      const { customClaims } = await auth.getUser(uid);
      await auth.setCustomUserClaims(uid, { ...customClaims, admin: true });
    },
    takeAdmin: async (uid: string) => {
      const { admin: _taken, ...claims } = (await auth.getUser(uid)).customClaims ?? {};
      await auth.setCustomUserClaims(uid, claims);
    },
    takeOver: (session: ProvenCaller) => takeOver(auth, session),
    /** Enables an account again whose {@link takeOver} was cut off. */
    enable: (uid: string) => ifThere(() => auth.updateUser(uid, { disabled: false })),
    /** Disables an account, which ends its sessions. Ignores missing accounts. */
    disable: (uid: string) => ifThere(() => auth.updateUser(uid, { disabled: true })),
    remove: (uid: string) => ifThere(() => auth.deleteUser(uid)),
    /** Creates a Firebase session cookie (docs/api.md, Identity). */
    accessTokenFor: (idToken: string) =>
      auth.createSessionCookie(idToken, { expiresIn: sessionMilliseconds }),
  };
}

async function ifThere(change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (!isGone) throw error;
  }
}

/**
 * Closes an account to everyone but the person of this sign-in, and marks its email as verified. An account that
 * this sign-in created is theirs alone. Any other loses its sessions, its password, and all sign-in methods except
 * the email's own Google account. It is disabled meanwhile, so that no open session can change it.
 *
 * @returns true if the sessions ended, including this one
 */
async function takeOver(auth: Auth, session: ProvenCaller): Promise<boolean> {
  const { uid } = session;
  const record = await auth.getUser(uid);
  if (isCreatedBy(session, record)) {
    if (!record.emailVerified) await auth.updateUser(uid, { emailVerified: true });
    return false;
  }
  const others = record.providerData
    .map(({ providerId }) => providerId)
    .filter((method) => method !== password && method !== ownGoogle(session, record));
  await auth.updateUser(uid, {
    disabled: true,
    emailVerified: true,
    providersToUnlink: others,
    // Unlinking the password would also remove the email. "Forgot password?" sets a new one.
    password: randomBytes(32).toString('base64url'),
  });
  try {
    // Firebase compares whole seconds: revoking now would spare a session that began in this second.
    await sleep(1010 - (Date.now() % 1000));
    await auth.revokeRefreshTokens(uid);
  } finally {
    await auth.updateUser(uid, { disabled: false });
  }
  return true;
}

/**
 * True if the sign-in created the account, so that it is the only one so far. Only a new password proves that. Google
 * also opens an account that another person created a moment ago.
 */
function isCreatedBy(
  { signedInAt, signInMethod }: ProvenCaller,
  { metadata, providerData }: UserRecord,
): boolean {
  const isFirst = signedInAt.getTime() - Date.parse(metadata.creationTime) <= 1000;
  return (
    signInMethod === password && isFirst && providerData.every(({ providerId }) => providerId === password)
  );
}

function ownGoogle({ signInMethod, email }: ProvenCaller, { providerData }: UserRecord): string | null {
  const isOwn = providerData.some(
    (provider) =>
      provider.providerId === google && (provider.email as string | undefined)?.toLowerCase() === email,
  );
  return signInMethod === google && isOwn ? google : null;
}

const google = 'google.com';
const password = 'password';
