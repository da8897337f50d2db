import { describe, expect, it } from 'vitest';
import { openShop, openShopForFile, type ShopWanted } from '../../test-support/shop.ts';
import { registered } from '../../test-support/users/invited.ts';

const shop = await openShopForFile();
const admin = await shop.people.admin();

const register = (email: string, token: string) =>
  shop.call('registerUser', { params: { email }, body: { email }, token });
const promote = (email: string, token: string, body: object = { unverified: true }) =>
  shop.call('makeAdmin', { params: { email }, token, body });
/** Starts a second API server on the same data, with some ports replaced. */
const shopWhere = (ports: NonNullable<ShopWanted['ports']>) =>
  openShop({ firestoreProjectId: shop.firestoreProjectId, ports });
const profileOf = async (uid: string) => (await shop.firestore.doc(`users/${uid}`).get()).data();

describe('PUT /user/admin/{email}', () => {
  it("adds the admin claim without removing other claims, and sets the role in the user's record", async () => {
    const person = await shop.people.customer();
    await shop.people.auth.setCustomUserClaims(person.uid, { vip: true });
    await register(person.email, person.idToken);
    expect((await promote(person.email, admin.accessToken)).json).toEqual({
      acknowledged: true,
      modifiedCount: 1,
    });
    expect((await shop.people.auth.getUser(person.uid)).customClaims).toEqual({ vip: true, admin: true });
    expect(await profileOf(person.uid)).toMatchObject({ role: 'admin' });
    expect((await promote(person.email, admin.accessToken)).json).toEqual({
      acknowledged: true,
      modifiedCount: 0,
    });
  });

  it('answers 404 for an account that never registered with the shop', async () => {
    const person = await shop.people.customer();
    expect((await promote(person.email, admin.accessToken)).status).toBe(404);
    expect((await shop.people.auth.getUser(person.uid)).customClaims?.['admin']).toBeUndefined();
    expect(await profileOf(person.uid)).toBeUndefined();
  });

  it('answers 409 if the email belongs to a different account than the uid in the body', async () => {
    const listed = await registered(shop);
    const { email } = listed;
    await shop.people.auth.updateUser(listed.uid, { email: `moved-${email}` });
    const squatter = await shop.people.customer({ email });
    await register(email, squatter.idToken);
    const answer = await promote(email, admin.accessToken, { uid: listed.uid, unverified: true });
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({ code: 'users/another-account' });
    expect((await shop.people.auth.getUser(squatter.uid)).customClaims?.['admin']).toBeUndefined();
    expect(
      (await promote(email, admin.accessToken, { uid: squatter.uid, unverified: true })).json,
    ).toMatchObject({ modifiedCount: 1 });
  });

  it('requires confirmation for an unverified email', async () => {
    const person = await registered(shop);
    for (const body of [{}, { unverified: false }, { uid: person.uid }]) {
      const answer = await promote(person.email, admin.accessToken, body);
      expect(answer).toMatchObject({ status: 403, json: { code: 'users/unverified' } });
    }
    expect((await shop.people.auth.getUser(person.uid)).customClaims?.['admin']).toBeUndefined();
    await shop.people.auth.updateUser(person.uid, { emailVerified: true });
    expect((await promote(person.email, admin.accessToken, {})).json).toMatchObject({ modifiedCount: 1 });
  });

  it('rejects a disabled account', async () => {
    const person = await registered(shop);
    await shop.people.auth.updateUser(person.uid, { disabled: true });
    const answer = await promote(person.email, admin.accessToken);
    expect(answer).toMatchObject({ status: 409, json: { code: 'users/disabled' } });
    expect((await shop.people.auth.getUser(person.uid)).customClaims?.['admin']).toBeUndefined();
  });

  it('answers 404 for an unknown email, and 403 to customers', async () => {
    const person = await shop.people.customer();
    expect((await promote('nobody@example.com', admin.accessToken)).status).toBe(404);
    expect((await promote(person.email, person.accessToken)).status).toBe(403);
    expect((await shop.people.auth.getUser(person.uid)).customClaims?.['admin']).toBeUndefined();
  });

  it('stores a role that is deleted again when the user signs in without the admin claim', async () => {
    const person = await registered(shop);
    await promote(person.email, admin.accessToken);
    await shop.people.auth.setCustomUserClaims(person.uid, {});
    await register(person.email, person.idToken);
    expect(await profileOf(person.uid)).not.toHaveProperty('role');
  });

  it('keeps the new role if a sign-in starts before the call and finishes after it', async () => {
    const person = await registered(shop);
    const slow = await shopWhere(({ users }) => ({
      users: {
        ...users,
        save: async (...saving) => {
          await promote(person.email, admin.accessToken);
          return users.save(...saving);
        },
      },
    }));
    const asking = { params: { email: person.email }, body: { email: person.email }, token: person.idToken };
    expect((await slow.call('registerUser', asking)).status).toBe(200);
    expect(await profileOf(person.uid)).toMatchObject({ role: 'admin' });
    await slow.close();
  });

  it('stores the role even if the user signs in just before the admin claim is set', async () => {
    const person = await registered(shop);
    const slow = await shopWhere(({ accounts }) => ({
      accounts: {
        ...accounts,
        makeAdmin: async (uid) => {
          await register(person.email, person.idToken);
          await accounts.makeAdmin(uid);
        },
      },
    }));
    const asking = { params: { email: person.email }, token: admin.accessToken, body: { unverified: true } };
    expect((await slow.call('makeAdmin', asking)).json).toMatchObject({ modifiedCount: 1 });
    expect(await profileOf(person.uid)).toMatchObject({ role: 'admin' });
    await slow.close();
  });

  const linesOf = async (email: string, action: string) =>
    (await shop.firestore.collection('audit').where('target', '==', email).get()).docs.filter(
      (entry) => entry.get('action') === action,
    ).length;
  const adminClaim = async (uid: string) =>
    (await shop.people.auth.getUser(uid)).customClaims?.['admin'] === true;

  it("updates the user's record even if the client disconnects", async () => {
    const person = await registered(shop);
    const hangUp = new AbortController();
    const left = await shopWhere(({ accounts }) => ({
      accounts: {
        ...accounts,
        makeAdmin: async (uid) => {
          hangUp.abort();
          // Gives the server time to notice the closed connection, because no event signals it.
          await new Promise((resolve) => setTimeout(resolve, 100));
          await accounts.makeAdmin(uid);
        },
      },
    }));
    const headers = { authorization: `Bearer ${admin.accessToken}`, 'content-type': 'application/json' };
    const init = {
      method: 'PUT',
      body: JSON.stringify({ unverified: true }),
      headers,
      signal: hangUp.signal,
    };
    await expect(fetch(`${left.address}/user/admin/${person.email}`, init)).rejects.toThrow();
    await expect.poll(async () => (await profileOf(person.uid))?.['role'] as unknown).toBe('admin');
    expect(await adminClaim(person.uid)).toBe(true);
    expect(await linesOf(person.email, 'users/make-admin')).toBe(1);
    await left.close();
  });
});
