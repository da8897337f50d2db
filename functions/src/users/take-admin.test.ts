import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../test-support/people.ts';
import { openShop, openShopForFile } from '../../test-support/shop.ts';
import { registeredAdmin, signIn as signInTo } from '../../test-support/users/invited.ts';
import { connectTwoProjects } from '../../test-support/two-projects.ts';
import { makePorts } from '../gateways/make-ports.ts';
import { repairRoles } from './repair-roles.ts';

const shop = await openShopForFile();
beforeEach(() => shop.empty('users', 'audit'));

const signIn = ({ email, idToken: token }: Person) => signInTo(shop, { email, token });
const take = (by: Person, { email }: Person, body: object = {}) =>
  shop.call('makeAdmin', { params: { email }, token: by.accessToken, body: { admin: false, ...body } });
const claimsOf = async ({ uid }: Person) => (await shop.people.auth.getUser(uid)).customClaims;
const roleOf = async ({ uid }: Person): Promise<unknown> =>
  (await shop.firestore.doc(`users/${uid}`).get()).get('role');
const isAdmin = async (person: Person) => (await claimsOf(person))?.['admin'] === true;
const actions = async () => {
  const { docs } = await shop.firestore.collection('audit').get();
  return docs.map((entry) => [entry.get('action') as string, entry.get('target') as string]);
};

describe('PUT /user/admin/{email} with admin: false', () => {
  it("takes effect on the user's next request, keeps other claims, and writes an audit entry", async () => {
    const [admin, other] = [await registeredAdmin(shop), await registeredAdmin(shop)];
    await shop.people.auth.setCustomUserClaims(other.uid, { admin: true, vip: true });
    expect((await take(admin, other, { uid: other.uid })).json).toEqual({
      acknowledged: true,
      modifiedCount: 1,
    });
    expect(await claimsOf(other)).toEqual({ vip: true });
    expect(await roleOf(other)).toBeUndefined();
    expect((await shop.call('listUsers', { token: other.accessToken })).status).toBe(403);
    expect(await actions()).toEqual([['users/take-admin', other.email]]);
    expect((await take(admin, other)).json).toMatchObject({ modifiedCount: 0 });
    expect(await actions()).toHaveLength(1);
  });

  it("removes the caller's own role if another admin remains", async () => {
    const [admin, other] = [await registeredAdmin(shop), await registeredAdmin(shop)];
    expect((await take(admin, admin)).json).toMatchObject({ modifiedCount: 1 });
    expect((await take(admin, other)).status).toBe(403);
    expect(await isAdmin(other)).toBe(true);
  });

  it('rejects removing the last admin if all other admins are disabled, deleted or demoted', async () => {
    const admin = await registeredAdmin(shop);
    const [disabled, gone, demoted] = [
      await registeredAdmin(shop),
      await registeredAdmin(shop),
      await registeredAdmin(shop),
    ];
    await shop.people.auth.updateUser(disabled.uid, { disabled: true });
    await shop.people.auth.deleteUser(gone.uid);
    await shop.people.auth.setCustomUserClaims(demoted.uid, {});
    expect(await take(admin, admin)).toMatchObject({ status: 409, json: { code: 'users/last-admin' } });
    expect([await isAdmin(admin), await roleOf(admin)]).toEqual([true, 'admin']);
    expect(await actions()).toEqual([]);
    // A disabled account can lose the role too.
    expect((await take(admin, disabled)).json).toMatchObject({ modifiedCount: 1 });
  });

  it.each([0, 1, 2, 3, 4])(
    'keeps one of two admins who demote each other concurrently (run %i)',
    async () => {
      const [one, other] = [await registeredAdmin(shop), await registeredAdmin(shop)];
      const answers = await Promise.all([take(one, other), take(other, one)]);
      const admins = [await isAdmin(one), await isAdmin(other)];
      expect(admins.filter(Boolean)).toHaveLength(1);
      expect([await roleOf(one), await roleOf(other)]).toEqual(
        admins.map((is) => (is ? 'admin' : undefined)),
      );
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
      expect(await actions()).toHaveLength(1);
    },
  );

  it.each(['first', 'second'] as const)(
    'keeps one of two admins who demote each other while the %s call is slow',
    async (slow) => {
      const [one, other] = [await registeredAdmin(shop), await registeredAdmin(shop)];
      const late = await openShop({
        firestoreProjectId: shop.firestoreProjectId,
        ports: ({ users }) => ({
          users: {
            ...users,
            takeAdmin: (person, liveAdmins, change) =>
              users.takeAdmin(
                person,
                async (uids) => {
                  const live = await liveAdmins(uids);
                  await (slow === 'first' ? take(other, one) : take(one, other));
                  return live;
                },
                change,
              ),
          },
        }),
      });
      const [by, whom] = slow === 'first' ? [one, other] : [other, one];
      const asking = { params: { email: whom.email }, token: by.accessToken, body: { admin: false } };
      expect(await late.call('makeAdmin', asking)).toMatchObject({
        status: 409,
        json: { code: 'users/last-admin' },
      });
      expect([await isAdmin(by), await isAdmin(whom)]).toEqual([false, true]);
      await late.close();
    },
  );

  it('rejects an unknown email, and an email that belongs to a different account than the uid in the body', async () => {
    const [admin, other] = [await registeredAdmin(shop), await registeredAdmin(shop)];
    expect(await take(admin, other, { uid: admin.uid })).toMatchObject({
      json: { code: 'users/another-account' },
    });
    expect(await isAdmin(other)).toBe(true);
    expect((await take(admin, { ...other, email: 'nobody@example.com' })).status).toBe(404);
  });

  it.each(['before', 'while'] as const)(
    'leaves no role in the record if the user signs in %s the claim is removed',
    async (when) => {
      const [admin, other] = [await registeredAdmin(shop), await registeredAdmin(shop)];
      let signingIn: Promise<unknown> = Promise.resolve();
      const slow = await openShop({
        firestoreProjectId: shop.firestoreProjectId,
        ports: ({ accounts }) => ({
          accounts: {
            ...accounts,
            takeAdmin: async (uid) => {
              signingIn = signIn(other);
              if (when === 'before') await signingIn;
              await accounts.takeAdmin(uid);
            },
          },
        }),
      });
      const asking = { params: { email: other.email }, token: admin.accessToken, body: { admin: false } };
      expect((await slow.call('makeAdmin', asking)).json).toMatchObject({ modifiedCount: 1 });
      await signingIn;
      expect([await isAdmin(other), await roleOf(other)]).toEqual([false, undefined]);
      await slow.close();
    },
  );

  it.each([0, 15, 30, 45])('leaves no role in the record if the user signs in %i ms later', async (delay) => {
    const [admin, other] = [await registeredAdmin(shop), await registeredAdmin(shop)];
    const taking = take(admin, other);
    await new Promise((resolve) => setTimeout(resolve, delay));
    expect(await Promise.all([taking, signIn(other)])).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect([await isAdmin(other), await roleOf(other)]).toEqual([false, undefined]);
  });
});

it('the scheduled job removes the role from records of accounts without the claim', async () => {
  const [kept, demoted, disabled] = [
    await registeredAdmin(shop),
    await registeredAdmin(shop),
    await registeredAdmin(shop),
  ];
  await shop.people.auth.setCustomUserClaims(demoted.uid, {});
  await shop.people.auth.updateUser(disabled.uid, { disabled: true });
  const firebase = connectTwoProjects(process.env['GCLOUD_PROJECT'] ?? '', shop.firestoreProjectId);
  await repairRoles(makePorts(firebase), AbortSignal.timeout(5000));
  await firebase.close();
  expect([await roleOf(kept), await roleOf(demoted), await roleOf(disabled)]).toEqual([
    'admin',
    undefined,
    undefined,
  ]);
});
