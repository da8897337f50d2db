import type { Invitation } from '@pedalworks/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invitationsStore } from '../gateways/firestore/invitations-store.ts';
import { openDatabase } from '../gateways/firestore/unit-of-work.ts';
import type { Person } from '../../test-support/people.ts';
import { openShop, type Shop } from '../../test-support/shop.ts';
import { removeExpiredInvitations } from './invitations.ts';

let shop: Shop;
let admin: Person;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  await shop.empty('users', 'audit', 'invitations', 'mail');
  admin = await shop.people.admin();
  await register(admin);
});
afterAll(() => shop.close());

const register = ({ email, idToken }: Person) =>
  shop.call('registerUser', { params: { email }, token: idToken });
const invite = (email: string, by = admin) =>
  shop.call('inviteAdmin', { token: by.accessToken, body: { email } });
const open = async () =>
  (await shop.call('listInvitations', { token: admin.accessToken })).json as readonly Invitation[];
const isAdmin = async ({ uid }: Person) =>
  (await shop.people.auth.getUser(uid)).customClaims?.['admin'] === true;

const mailsTo = async (email: string) =>
  (await shop.firestore.collection('mail').where('to', '==', email).get()).docs;

let nth = 0;
/** Invites a new email address, then creates an account with it. */
async function invited({ emailVerified = true } = {}): Promise<Person> {
  nth += 1;
  const email = `new-${String(nth)}@example.com`;
  expect(await invite(email)).toMatchObject({ status: 201, json: { email, by: admin.email } });
  const person = await shop.people.customer({ email });
  if (emailVerified) await shop.people.auth.updateUser(person.uid, { emailVerified });
  return person;
}

describe('POST /invitation', () => {
  it('makes the invited person an admin once, at the first sign-in with the verified email', async () => {
    const person = await invited();
    await register(person);
    expect(await isAdmin(person)).toBe(true);
    expect((await shop.call('listUsers', { token: person.accessToken })).status).toBe(200);
    expect(await open()).toEqual([]);
    const { docs } = await shop.firestore.collection('audit').where('target', '==', person.email).get();
    expect(docs.map((entry) => entry.get('action') as string).sort()).toEqual([
      'users/invite',
      'users/make-admin',
    ]);
    await shop.people.auth.setCustomUserClaims(person.uid, {});
    await register(person);
    expect(await isAdmin(person)).toBe(false);
  });

  it('makes the invited person an admin only after the email is verified', async () => {
    const person = await invited({ emailVerified: false });
    await register(person);
    expect(await isAdmin(person)).toBe(false);
    expect(await open()).toHaveLength(1);
    await shop.people.auth.updateUser(person.uid, { emailVerified: true });
    await register(person);
    expect(await isAdmin(person)).toBe(true);
  });

  it('makes no one an admin if the invitation expired or was withdrawn, or if its sender is no longer an admin', async () => {
    const [late, unwanted, orphaned] = [await invited(), await invited(), await invited()];
    const idOf = async ({ email }: Person) => (await open()).find((one) => one.email === email)?._id ?? '';
    await shop.firestore
      .doc(`invitations/${await idOf(late)}`)
      .update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
    const params = { id: await idOf(unwanted) };
    expect((await shop.call('withdrawInvitation', { token: admin.accessToken, params })).status).toBe(200);
    expect((await shop.call('withdrawInvitation', { token: admin.accessToken, params })).json).toMatchObject({
      code: 'invitations/not-found',
    });
    await shop.people.auth.setCustomUserClaims(admin.uid, {});
    for (const person of [late, unwanted, orphaned]) {
      await register(person);
      expect(await isAdmin(person)).toBe(false);
    }
    expect((await shop.firestore.collection('invitations').get()).size).toBe(0);
  });

  it('sends one email for concurrent invitations of one person', async () => {
    const email = 'twice@example.com';
    const other = await shop.people.admin();
    const answers = await Promise.all([invite(email), invite('Twice@Example.com', other), invite(email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await invite(email)).toMatchObject({ status: 409, json: { code: 'invitations/open' } });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('resends an open invitation once if two concurrent requests ask to resend it', async () => {
    const email = 'again@example.com';
    await invite(email);
    const [first] = await mailsTo(email);
    const [{ expiresAt: renews } = { expiresAt: '' }] = await open();
    const again = () => shop.call('inviteAdmin', { token: admin.accessToken, body: { email, renews } });
    const answers = await Promise.all([again(), again()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await open()).toMatchObject([{ email, mailState: 'pending' }]);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.id).not.toBe(first?.id);
    expect(mails[0]?.get('message.text')).toContain(`${admin.email} invited you`);
    await mails[0]?.ref.update({ 'delivery.state': 'failed' });
    const { json } = await shop.call('listFailedMails', { token: admin.accessToken });
    expect(json).toEqual([]);
    const [{ _id: id, expiresAt } = { _id: '', expiresAt: '' }] = await open();
    await shop.call('withdrawInvitation', { token: admin.accessToken, params: { id } });
    expect(
      await shop.call('inviteAdmin', { token: admin.accessToken, body: { email, renews: expiresAt } }),
    ).toMatchObject({ status: 404, json: { code: 'invitations/not-found' } });
  });

  it('invites a person again after the first invitation expired', async () => {
    const email = 'late@example.com';
    await invite(email);
    const [{ _id: id } = { _id: '' }] = await open();
    await shop.firestore.doc(`invitations/${id}`).update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
    expect((await invite(email)).status).toBe(201);
  });

  it('rejects registered users and invalid emails', async () => {
    const person = await shop.people.customer();
    await register(person);
    expect(await invite(person.email)).toMatchObject({ status: 409, json: { code: 'users/registered' } });
    for (const email of ['', 'x', `${'a'.repeat(10_000)}@example.com`, '=1+1@@x', '<b>@x'])
      expect(await invite(email)).toMatchObject({ status: 400, json: { issues: [{ path: 'email' }] } });
  });
});

it('the scheduled job deletes expired invitations and keeps open ones', async () => {
  const [late] = [await invited(), await invited()];
  const [, first] = await open();
  expect(first?.email).toBe(late.email);
  const past = Timestamp.fromMillis(Date.now() - 1);
  await shop.firestore.doc(`invitations/${first?._id ?? ''}`).update({ expiresAt: past });
  await removeExpiredInvitations(
    { invitations: invitationsStore(openDatabase(shop.firestore)) },
    AbortSignal.timeout(5000),
  );
  expect((await shop.firestore.collection('invitations').get()).size).toBe(1);
  expect((await shop.firestore.collection('mail').get()).size).toBe(1);
});
