import type { Invitation } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { documentsWith } from '../../test-support/account/traces.ts';
import type { Person } from '../../test-support/people.ts';
import { openShopForFile } from '../../test-support/shop.ts';
import {
  auditedActions,
  expire,
  invite as sendInvitation,
  isAdmin,
  mailsTo,
  newEmail,
  openInvitations,
  registeredAdmin,
  removeExpired,
  signIn,
} from '../../test-support/users/invited.ts';

let admin: Person;
const shop = await openShopForFile();
beforeEach(async () => {
  await shop.empty('users', 'audit', 'invitations', 'mail');
  admin = await registeredAdmin(shop);
});

const invite = (email: string, by = admin) =>
  shop.call('inviteAdmin', { token: by.accessToken, body: { email } });
const withdraw = (id: string) =>
  shop.call('withdrawInvitation', { token: admin.accessToken, params: { id } });
const open = () => openInvitations(shop, admin);
const idOf = async (email: string) => (await open()).find((one) => one.email === email)?._id ?? '';

/** Invites a new email address. Returns it with the secret of its link. */
async function invited() {
  const email = newEmail();
  return { email, secret: await sendInvitation(shop, admin, email) };
}

describe('POST /invitation', () => {
  it('sends one email for concurrent invitations of one person', async () => {
    const email = 'twice@example.com';
    const other = await shop.people.admin();
    const answers = await Promise.all([invite(email), invite('Twice@Example.com', other), invite(email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await invite(email)).toMatchObject({ status: 409, json: { code: 'invitations/open' } });
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  it('resends an open invitation once if two concurrent requests ask to resend it', async () => {
    const email = 'again@example.com';
    await invite(email);
    const [first] = await mailsTo(shop, email);
    const [{ expiresAt: renews, createdAt } = { expiresAt: '' }] = await open();
    const again = () => shop.call('inviteAdmin', { token: admin.accessToken, body: { email, renews } });
    const answers = await Promise.all([again(), again()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await open()).toMatchObject([{ email, createdAt, mailState: 'pending' }]);
    const mails = await mailsTo(shop, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.id).not.toBe(first?.id);
    expect(mails[0]?.get('message.text')).toContain(`${admin.email} invited you`);
    await mails[0]?.ref.update({ 'delivery.state': 'failed' });
    const { json } = await shop.call('listFailedMails', { token: admin.accessToken });
    expect(json).toEqual([]);
    const [{ _id: id, expiresAt } = { _id: '', expiresAt: '' }] = await open();
    await withdraw(id);
    expect(
      await shop.call('inviteAdmin', { token: admin.accessToken, body: { email, renews: expiresAt } }),
    ).toMatchObject({ status: 404, json: { code: 'invitations/not-found' } });
  });

  it('invites a person again after the first invitation expired, as of today', async () => {
    const { email } = await invited();
    const createdAt = new Date(Date.now() - 8 * 86_400_000);
    const document = shop.firestore.doc(`invitations/${await idOf(email)}`);
    await document.update({ createdAt, expiresAt: new Date(Date.now() - 1) });
    const { json } = await invite(email);
    expect(Date.now() - Date.parse((json as Invitation).createdAt)).toBeLessThan(60_000);
  });

  it('invites someone who has an account, but rejects admins and invalid emails', async () => {
    const person = await shop.people.customer();
    await signIn(shop, { email: person.email, token: person.idToken });
    expect((await invite(person.email)).status).toBe(201);
    expect(await invite(admin.email)).toMatchObject({ status: 409, json: { code: 'users/already-admin' } });
    for (const email of ['', 'x', `${'a'.repeat(10_000)}@example.com`, '=1+1@@x', '<b>@x'])
      expect(await invite(email)).toMatchObject({ status: 400, json: { issues: [{ path: 'email' }] } });
  });
});

describe('DELETE /invitation/{id}', () => {
  it('answers 404 for an invitation that is already withdrawn', async () => {
    const { email } = await invited();
    const id = await idOf(email);
    expect((await withdraw(id)).status).toBe(200);
    expect(await withdraw(id)).toMatchObject({ status: 404, json: { code: 'invitations/not-found' } });
  });

  it.each([0, 5, 10, 15, 20, 25, 30, 35, 40, 45])(
    'either withdraws or answers 409 if the invited person accepts %i ms earlier',
    async (delay) => {
      const { email, secret } = await invited();
      const id = await idOf(email);
      const idToken = await shop.people.signUp(email);
      const accepting = signIn(shop, { email, token: idToken, secret });
      await new Promise((resolve) => setTimeout(resolve, delay));
      const [accepted, withdrawn] = await Promise.all([accepting, withdraw(id)]);
      const isWithdrawn = withdrawn.status === 200;
      expect(accepted).toMatchObject({ json: { invitation: isWithdrawn ? 'withdrawn' : 'accepted' } });
      if (!isWithdrawn)
        expect(withdrawn).toMatchObject({ status: 409, json: { code: 'invitations/accepted' } });
      expect(await isAdmin(shop, email)).toBe(!isWithdrawn);
    },
  );
});

it('an invitation that was withdrawn or expired leaves no address behind', async () => {
  const [unwanted, late, kept] = [await invited(), await invited(), await invited()];
  await withdraw(await idOf(unwanted.email));
  await expire(shop, await idOf(late.email));
  await removeExpired(shop);
  expect(await documentsWith(shop.firestore, [unwanted.email, late.email])).toEqual([]);
  expect((await open()).map(({ email }) => email)).toEqual([kept.email]);
  expect(await auditedActions(shop)).toEqual([
    ...['users/invite', 'users/invite', 'users/invite'],
    'users/withdraw-invitation',
  ]);
});
