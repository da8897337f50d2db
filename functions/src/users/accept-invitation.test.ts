import type { InvitationOutcome } from '@pedalworks/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { documentsWith } from '../../test-support/account/traces.ts';
import type { Person } from '../../test-support/people.ts';
import { recordedLog } from '../../test-support/recorded-log.ts';
import { openShop, openShopForFile } from '../../test-support/shop.ts';
import { forged } from '../../test-support/tokens.ts';
import { connectTwoProjects } from '../../test-support/two-projects.ts';
import {
  auditedActions,
  expire,
  invite,
  isAdmin,
  mailsTo,
  newEmail,
  openInvitations,
  registeredAdmin,
  removeExpired,
  signIn,
} from '../../test-support/users/invited.ts';
import { makePorts } from '../gateways/make-ports.ts';

let admin: Person;
const shop = await openShopForFile();
beforeEach(async () => {
  await shop.empty('users', 'audit', 'invitations', 'mail');
  admin = await registeredAdmin(shop);
});

const open = () => openInvitations(shop, admin);
const idOf = async (email: string) => (await open()).find((one) => one.email === email)?._id ?? '';
const changeRole = (email: string, isAdmin: boolean) => {
  const body = { admin: isAdmin, unverified: true };
  return shop.call('makeAdmin', { token: admin.accessToken, params: { email }, body });
};

/** Invites an email address, a new one by default. Returns it with the secret of its link. */
async function invited(email = newEmail()) {
  return { email, secret: await invite(shop, admin, email) };
}

async function expectOutcome(outcome: InvitationOutcome, signingIn: Parameters<typeof signIn>[1]) {
  expect(await signIn(shop, signingIn)).toMatchObject({ status: 200, json: { invitation: outcome } });
}

describe('a sign-in with the secret of an invitation', () => {
  it('makes the person who creates the account an admin, once', async () => {
    const { email, secret } = await invited();
    const idToken = await shop.people.signUp(email);
    expect((await signIn(shop, { email, token: idToken })).json).not.toHaveProperty('invitation');
    expect(await isAdmin(shop, email)).toBe(false);

    const { json } = await signIn(shop, { email, token: idToken, secret });
    expect(json).toMatchObject({ invitation: 'accepted' });
    const { token } = json as { token: string };
    expect((await shop.call('listUsers', { token })).status).toBe(200);
    const account = await shop.people.auth.getUserByEmail(email);
    expect(account.emailVerified).toBe(true);
    expect((await shop.firestore.doc(`users/${account.uid}`).get()).get('role')).toBe('admin');
    expect(await open()).toEqual([]);
    expect(await auditedActions(shop)).toEqual(['users/invite', 'users/make-admin']);

    await shop.people.auth.setCustomUserClaims(account.uid, {});
    await expectOutcome('withdrawn', { email, token: idToken, secret });
    expect(await isAdmin(shop, email)).toBe(false);
  });

  it('makes the person who continues with Google an admin, and ends sessions that began a moment before', async () => {
    const { email, secret } = await invited();
    const attackers = await shop.people.signUp(email, 'attackers');
    await expectOutcome('secured', { email, token: await shop.people.signInWithGoogle(email), secret });
    expect(await isAdmin(shop, email)).toBe(true);
    expect((await shop.call('listUsers', { token: attackers })).status).toBe(401);
    await expect(shop.people.idTokenFor(email, 'attackers')).rejects.toThrow('INVALID');
    const { json } = await signIn(shop, { email, token: await shop.people.signInWithGoogle(email) });
    const { token } = json as { token: string };
    expect((await shop.call('listUsers', { token })).status).toBe(200);
  });

  it('leaves no secret in the database once the email is sent', async () => {
    const { email, secret } = await invited();
    const [mail] = await mailsTo(shop, email);
    expect(await documentsWith(shop.firestore, [secret])).toEqual([`mail/${mail?.id ?? ''}`]);
    const firebase = connectTwoProjects(process.env['GCLOUD_PROJECT'] ?? '', shop.firestoreProjectId);
    const { mails } = makePorts(firebase);
    const sent = await mails.find(mail?.id ?? '');
    if (sent !== null) await mails.record(sent, { state: 'sent' });
    await firebase.close();
    expect(await documentsWith(shop.firestore, [secret])).toEqual([]);
    await expectOutcome('accepted', { email, token: await shop.people.signUp(email), secret });
  });

  it.each([
    ['nothing', () => undefined],
    ['a guess', () => 'x'.repeat(90)],
    ['another invitation', async () => (await invited()).secret],
    ['a changed secret', (secret: string) => `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`],
  ] as const)(
    'makes no one an admin who sends %s, even if the invited person verified the email of that account',
    async (_what, sent) => {
      const { email, secret } = await invited();
      await shop.people.signUp(email, 'attackers');
      const { uid } = await shop.people.auth.getUserByEmail(email);
      await shop.people.auth.updateUser(uid, { emailVerified: true });
      const idToken = await shop.people.idTokenFor(email, 'attackers');
      const { status, json } = await signIn(shop, { email, token: idToken, secret: await sent(secret) });
      expect(status).toBe(200);
      expect(json).not.toMatchObject({ invitation: 'accepted' });
      expect(await isAdmin(shop, email)).toBe(false);
      expect(await idOf(email)).not.toBe('');
    },
  );

  it.each(['password', 'Google'] as const)(
    'ends every session, password and sign-in method of an account that somebody else opened first (%s)',
    async (method) => {
      const { people } = shop;
      const { email, secret } = await invited();
      const created = await people.signUp(email, 'attackers');
      const { uid } = await people.auth.getUserByEmail(email);
      // The invited person follows the attacker's verification link. The attacker links another Google account.
      await people.auth.updateUser(uid, {
        emailVerified: true,
        providerToLink: { providerId: 'google.com', uid: 'attacker', email: 'attacker@example.com' },
      });
      const { json } = await signIn(shop, { email, token: created });
      const attackers = (json as { token: string }).token;
      if (method === 'Google') await people.auth.updateUser(uid, { providersToUnlink: ['google.com'] });
      else await people.auth.updateUser(uid, { password: 'chosen-after-reset' });
      await changeCreation(uid);
      const idToken =
        method === 'Google'
          ? await people.signInWithGoogle(email)
          : await people.idTokenFor(email, 'chosen-after-reset');
      const late = await people.idTokenFor(email, method === 'Google' ? 'attackers' : 'chosen-after-reset');

      await expectOutcome('secured', { email, token: idToken, secret });
      expect(await isAdmin(shop, email)).toBe(true);
      for (const token of [attackers, created, late, idToken])
        expect((await shop.call('listUsers', { token })).status).toBe(401);
      for (const password of ['attackers', 'chosen-after-reset'])
        await expect(people.idTokenFor(email, password)).rejects.toThrow('INVALID');
      const { providerData, disabled } = await people.auth.getUser(uid);
      const google = method === 'Google' ? [email] : [];
      expect(providerData.filter((one) => one.providerId === 'google.com').map((one) => one.email)).toEqual(
        google,
      );
      expect(disabled).toBe(false);
    },
  );

  it('requires a recent sign-in', async () => {
    const { email, secret } = await invited();
    const person = await shop.people.customer({ email });
    await shop.people.changeAccount(person.uid, { validSince: '0' });
    const auth_time = Math.floor(Date.now() / 1000) - 301;
    await expectOutcome('sign-in-again', { email, token: forged(person.idToken, { auth_time }), secret });
    expect(await isAdmin(shop, email)).toBe(false);
    expect(await open()).toHaveLength(1);
  });

  it('names an invitation for another email, and keeps it open', async () => {
    const { email, secret } = await invited();
    const other = await shop.people.customer();
    await expectOutcome('another-email', { email: other.email, token: other.idToken, secret });
    expect(await isAdmin(shop, other.email)).toBe(false);
    expect(await idOf(email)).not.toBe('');
    const moved = await shop.people.signUp(email);
    const { uid } = await shop.people.auth.getUserByEmail(email);
    await shop.people.auth.updateUser(uid, { email: `moved-${email}` });
    await shop.people.changeAccount(uid, { validSince: '0' });
    await expectOutcome('another-email', { email, token: moved, secret });
  });

  it('makes no one an admin if the invitation expired, was withdrawn or was sent again', async () => {
    const [late, unwanted, renewed] = [await invited(), await invited(), await invited()];
    await expire(shop, await idOf(late.email));
    const params = { id: await idOf(unwanted.email) };
    await shop.call('withdrawInvitation', { token: admin.accessToken, params });
    const renews = (await open()).find(({ email }) => email === renewed.email)?.expiresAt;
    await shop.call('inviteAdmin', { token: admin.accessToken, body: { email: renewed.email, renews } });
    await expectOutcome('expired', {
      email: late.email,
      token: await shop.people.signUp(late.email),
      secret: late.secret,
    });
    for (const { email, secret } of [unwanted, renewed])
      await expectOutcome('withdrawn', { email, token: await shop.people.signUp(email), secret });
    for (const { email } of [late, unwanted, renewed]) expect(await isAdmin(shop, email)).toBe(false);
  });

  it('makes no one an admin if the sender lost the role, even if the sender regains it', async () => {
    const [sender, other] = [await registeredAdmin(shop), await registeredAdmin(shop)];
    const emails = ['demoted@example.com', 'console@example.com'] as const;
    const secrets = [await invite(shop, sender, emails[0]), await invite(shop, other, emails[1])];
    await changeRole(sender.email, false);
    await changeRole(sender.email, true);
    await shop.people.auth.setCustomUserClaims(other.uid, {});
    for (const [place, email] of emails.entries()) {
      await expectOutcome('withdrawn', {
        email,
        token: await shop.people.signUp(email),
        secret: secrets[place],
      });
      expect(await isAdmin(shop, email)).toBe(false);
    }
    await signIn(shop, { email: other.email, token: other.idToken });
    expect(await open()).toEqual([]);
  });

  it('does not undo a demotion', async () => {
    const { email, secret } = await invited();
    const idToken = await shop.people.signUp(email);
    await signIn(shop, { email, token: idToken });
    await changeRole(email, true);
    expect(await open()).toEqual([]);
    await changeRole(email, false);
    await expectOutcome('withdrawn', { email, token: idToken, secret });
    expect(await isAdmin(shop, email)).toBe(false);

    const again = await invited(email);
    expect((await changeRole(email, false)).json).toMatchObject({ modifiedCount: 0 });
    await expectOutcome('withdrawn', { email, token: idToken, secret: again.secret });
    await shop.people.auth.setCustomUserClaims((await shop.people.auth.getUserByEmail(email)).uid, {
      admin: true,
    });
    await invited('third@example.com');
    await signIn(shop, { email, token: idToken });
    expect((await open()).map((one) => one.email)).toEqual(['third@example.com']);
  });

  it('completes an interrupted promotion, which the scheduled job ends later', async () => {
    const { email, secret } = await invited();
    const noAnswer = Object.assign(new Error('no answer'), { code: 'auth/network-error' });
    const failing = await openShop({
      firestoreProjectId: shop.firestoreProjectId,
      ports: ({ accounts }) => ({
        accounts: { ...accounts, makeAdmin: () => Promise.reject(noAnswer) },
        log: recordedLog(),
      }),
    });
    const idToken = await shop.people.signUp(email);
    expect((await signIn(failing, { email, token: idToken, secret })).status).toBe(503);
    await failing.close();
    expect(await changeRole(email, false)).toMatchObject({
      status: 409,
      json: { code: 'invitations/accepted' },
    });
    await expectOutcome('accepted', { email, token: idToken, secret });
    expect(await auditedActions(shop)).toEqual(['users/invite', 'users/make-admin']);

    const cut = await invited();
    const unfinished = await shop.people.signUp(cut.email);
    const { uid } = await shop.people.auth.getUserByEmail(cut.email);
    await shop.people.auth.updateUser(uid, { disabled: true });
    const past = Timestamp.fromMillis(Date.now() - 1);
    await shop.firestore
      .doc(`invitations/${await idOf(cut.email)}`)
      .update({ acceptedBy: uid, email: '', expiresAt: past });
    await removeExpired(shop);
    expect((await shop.people.auth.getUser(uid)).disabled).toBe(false);
    await expectOutcome('withdrawn', { email: cut.email, token: unfinished, secret: cut.secret });
  });
});

/** Backdates an account's creation, because an account is only the sign-in's own if the sign-in created it. */
async function changeCreation(uid: string): Promise<void> {
  await shop.people.changeAccount(uid, { createdAt: String(Date.now() - 60_000) });
}
