import type { Person } from '../people.ts';
import type { Shop } from '../shop.ts';
import { invite, newEmail } from './invited.ts';

/** Operation that changes two systems, such as Firestore and Stripe, with its data prepared. */
export interface Act {
  /** Sends the client's request, or repeats it after a lost response. */
  readonly run: () => Promise<unknown>;
  /** Completes an interrupted operation without the client: by webhook, scheduled job or the next sign-in. */
  readonly settle: () => Promise<unknown>;
  /** True if an interrupted operation completes only when the client retries it. */
  readonly needsRetry?: boolean;
  /** Reads the data of both systems, to compare it with their data before and after a complete operation. */
  readonly books: () => Promise<object>;
}

/** Returns the actions that the audit log has for a target. */
export async function auditedOn({ firestore }: Shop, target: string): Promise<readonly string[]> {
  const { docs } = await firestore.collection('audit').where('target', '==', target).get();
  return [...new Set(docs.map((entry) => String(entry.get('action'))))].sort();
}

interface RoleChange {
  readonly admin: Person;
  readonly admits: boolean;
}

export async function ofRole(shop: Shop, { admin, admits }: RoleChange): Promise<Act> {
  const { uid, email, idToken } = await shop.people.customer();
  const signIn = () => shop.call('registerUser', { params: { email }, token: idToken });
  const change = (isAdmin: boolean) => {
    const body = { unverified: true, admin: isAdmin };
    return () => shop.call('makeAdmin', { params: { email }, token: admin.accessToken, body });
  };
  await signIn();
  if (!admits) await change(true)();
  return {
    run: change(admits),
    settle: signIn,
    books: async () => {
      const claim = (await shop.people.auth.getUser(uid)).customClaims?.['admin'] === true;
      const role: unknown = (await shop.firestore.doc(`users/${uid}`).get()).get('role') ?? null;
      const lines = await auditedOn(shop, email);
      // The audit entry is written first, so it may exist without the change.
      const isAudited = claim !== admits || lines.includes(admits ? 'users/make-admin' : 'users/take-admin');
      return { claim, role, isAudited };
    },
  };
}

export async function ofInvitation(shop: Shop, admin: Person): Promise<Act> {
  const email = newEmail();
  const invitation = await invite(shop, admin, email);
  const token = await shop.people.signUp(email);
  return {
    run: () => shop.call('registerUser', { params: { email }, token, body: { invitation } }),
    settle: () => shop.call('registerUser', { params: { email }, token }),
    needsRetry: true,
    books: async () => {
      const { uid, customClaims } = await shop.people.auth.getUserByEmail(email);
      const role: unknown = (await shop.firestore.doc(`users/${uid}`).get()).get('role') ?? null;
      return { claim: customClaims?.['admin'] === true, role, audit: await auditedOn(shop, email) };
    },
  };
}
