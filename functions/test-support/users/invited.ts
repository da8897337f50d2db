import type { Invitation } from '@pedalworks/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { makePorts } from '../../src/gateways/make-ports.ts';
import { removeExpiredInvitations } from '../../src/users/invitations.ts';
import type { Answer } from '../answer.ts';
import type { Person } from '../people.ts';
import type { Shop } from '../shop.ts';
import { connectTwoProjects } from '../two-projects.ts';

interface SignIn {
  readonly email: string;
  readonly token: string;
  /** Secret of an invitation. */
  readonly secret?: string | undefined;
}

/** Signs in to the shop, as the browser does. */
export function signIn(shop: Shop, { email, token, secret: invitation }: SignIn): Promise<Answer> {
  return shop.call('registerUser', { params: { email }, token, body: { email, invitation } });
}

/** Signs an account in to the shop, which stores its record. Creates a customer's account by default. */
export async function registered(shop: Shop, account?: Person): Promise<Person> {
  const person = account ?? (await shop.people.customer());
  await signIn(shop, { email: person.email, token: person.idToken });
  return person;
}

/** Creates an admin account and registers it with the shop. */
export const registeredAdmin = async (shop: Shop) => registered(shop, await shop.people.admin());

export const newEmail = () => `${crypto.randomUUID()}@example.com`;

/** Invites an email address. Returns the secret in the email's link. */
export async function invite(shop: Shop, by: Person, email: string): Promise<string> {
  const { status } = await shop.call('inviteAdmin', { token: by.accessToken, body: { email } });
  if (status !== 201) throw new Error(`The invitation was rejected: ${String(status)}.`);
  const [mail] = await mailsTo(shop, email);
  return /\/join#(\S+)/u.exec(mail?.get('message.text') as string)?.[1] ?? '';
}

export async function mailsTo({ firestore }: Shop, email: string) {
  return (await firestore.collection('mail').where('to', '==', email).get()).docs;
}

export async function openInvitations(shop: Shop, by: Person): Promise<readonly Invitation[]> {
  return (await shop.call('listInvitations', { token: by.accessToken })).json as readonly Invitation[];
}

export async function isAdmin({ people }: Shop, email: string): Promise<boolean> {
  return (await people.auth.getUserByEmail(email)).customClaims?.['admin'] === true;
}

export async function expire({ firestore }: Shop, id: string): Promise<void> {
  await firestore.doc(`invitations/${id}`).update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
}

/** Runs the step of the scheduled job that removes expired invitations. */
export async function removeExpired({ firestoreProjectId }: Shop): Promise<void> {
  const firebase = connectTwoProjects(process.env['GCLOUD_PROJECT'] ?? '', firestoreProjectId);
  await removeExpiredInvitations(makePorts(firebase), AbortSignal.timeout(5000));
  await firebase.close();
}

export async function auditedActions({ firestore }: Shop): Promise<readonly string[]> {
  const { docs } = await firestore.collection('audit').get();
  return docs.map((entry) => entry.get('action') as string).sort();
}
