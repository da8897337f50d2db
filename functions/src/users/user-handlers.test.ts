import type { User } from '@pedalworks/contract';
import { describe, expect, it } from 'vitest';
import { pagesOf } from '../../test-support/paging.ts';
import type { Person } from '../../test-support/people.ts';
import { openShopForFile } from '../../test-support/shop.ts';
import { claimsOf } from '../../test-support/tokens.ts';
import { registered } from '../../test-support/users/invited.ts';

const shop = await openShopForFile();
const admin = await shop.people.admin();

const register = (email: string, token: string) =>
  shop.call('registerUser', { params: { email }, body: { email }, token });
const promote = (email: string, token: string) =>
  shop.call('makeAdmin', { params: { email }, token, body: { unverified: true } });
const profileOf = async (uid: string) => (await shop.firestore.doc(`users/${uid}`).get()).data();

describe('PUT /user/{email}', () => {
  it("creates the user's record and returns an access token valid for five days", async () => {
    const person = await shop.people.customer({ name: 'Casey Rider' });
    const { json } = await register(person.email, person.idToken);
    const { token, result } = json as { token: string; result: object };
    expect(result).toEqual({ acknowledged: true, upsertedCount: 1, modifiedCount: 0 });
    const { iat, exp } = claimsOf(token) as { iat: number; exp: number };
    expect(exp - iat).toBe(5 * 24 * 3600);
    const query = { customerEmail: person.email };
    expect((await shop.call('listCustomerOrders', { query, token })).status).toBe(200);
    expect(await profileOf(person.uid)).toMatchObject({
      email: person.email,
      name: 'Casey Rider',
      photo: null,
    });
  });

  it('updates an existing record but keeps its creation time', async () => {
    const person = await shop.people.customer();
    await register(person.email, person.idToken);
    const before = await profileOf(person.uid);
    await shop.people.auth.updateUser(person.uid, { displayName: 'New Name' });
    const { json } = await register(person.email, person.idToken);
    expect(json).toMatchObject({ result: { upsertedCount: 0, modifiedCount: 1 } });
    expect(await profileOf(person.uid)).toMatchObject({
      name: 'New Name',
      createdAt: before?.['createdAt'] as unknown,
    });
  });

  it('accepts the email in upper or lower case, plain or percent-encoded', async () => {
    const local = `casey+bikes.${crypto.randomUUID()}`;
    const person = await shop.people.customer({ email: `${local}@example.com` });
    const headers = { authorization: `Bearer ${person.idToken}` };
    for (const email of [
      `${local}@example.com`,
      `${local.toUpperCase()}%40EXAMPLE.COM`,
      encodeURIComponent(person.email),
    ]) {
      expect((await shop.request(`/user/${email}`, { method: 'PUT', headers })).status).toBe(200);
    }
  });

  it('rejects access tokens, so that they cannot renew a session forever', async () => {
    const person = await shop.people.customer();
    expect((await register(person.email, person.accessToken)).status).toBe(401);
    expect(await profileOf(person.uid)).toBeUndefined();
  });

  it('ignores a role in the body', async () => {
    const person = await shop.people.customer();
    const body = { email: person.email, role: 'admin', admin: true };
    await shop.call('registerUser', { params: { email: person.email }, body, token: person.idToken });
    expect(await profileOf(person.uid)).not.toHaveProperty('role');
    expect((await shop.people.auth.getUser(person.uid)).customClaims?.['admin']).toBeUndefined();
  });

  it('creates one record for concurrent sign-ins', async () => {
    const person = await shop.people.customer();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => register(person.email, person.idToken)),
    );
    const created = answers.filter(
      ({ json }) => (json as { result: { upsertedCount: number } }).result.upsertedCount === 1,
    );
    expect(created).toHaveLength(1);
  });
});

describe('GET /user', () => {
  it('lists registered users to admins, without internal fields', async () => {
    const person = await shop.people.customer();
    await register(person.email, person.idToken);
    await register(admin.email, admin.idToken);
    const { json } = await shop.call('listUsers', { token: admin.accessToken });
    const found = (json as { email: string; role?: string }[]).find(({ email }) => email === admin.email);
    expect(found?.role).toBe('admin');
    const other = (json as { email: string }[]).find(({ email }) => email === person.email);
    const fields = ['_id', 'createdAt', 'email', 'emailVerified', 'hasAccount', 'name', 'photo'];
    expect(Object.keys(other ?? {}).sort()).toEqual(fields);
  });

  it('shows the live role and email verification of each account, on every page', async () => {
    const { auth } = shop.people;
    const { promoted, demoted, gone, disabled, moved, verified } = {
      promoted: await registered(shop),
      demoted: await registered(shop),
      gone: await registered(shop),
      disabled: await registered(shop),
      moved: await registered(shop),
      verified: await registered(shop),
    };
    await auth.setCustomUserClaims(promoted.uid, { admin: true });
    await promote(demoted.email, admin.accessToken);
    await auth.setCustomUserClaims(demoted.uid, {});
    await auth.deleteUser(gone.uid);
    await auth.updateUser(disabled.uid, { disabled: true });
    await auth.updateUser(moved.uid, { email: `moved-${moved.email}` });
    await auth.updateUser(verified.uid, { emailVerified: true });
    const whole = await shop.call('listUsers', { token: admin.accessToken });
    const pages = await pagesOf(shop, 'listUsers', { token: admin.accessToken, query: { limit: '4' } });
    for (const list of [whole.json as User[], pages.flat() as User[]]) {
      const of = ({ uid }: Person) => list.find(({ _id }) => _id === uid);
      expect(of(promoted)).toMatchObject({ role: 'admin', hasAccount: true, emailVerified: false });
      expect(of(demoted)).toMatchObject({ hasAccount: true });
      expect(of(demoted)).not.toHaveProperty('role');
      expect(of(verified)).toMatchObject({ hasAccount: true, emailVerified: true });
      for (const person of [gone, disabled, moved])
        expect(of(person)).toMatchObject({ hasAccount: false, emailVerified: false });
    }
  });
});

describe('GET /user with search and role', () => {
  const found = async (query: Record<string, string>) => {
    const pages = await pagesOf(shop, 'listUsers', {
      token: admin.accessToken,
      query: { limit: '2', ...query },
    });
    return (pages.flat() as User[]).map(({ _id }) => _id);
  };
  const signedUp = async (name: string, email = `${crypto.randomUUID()}@example.com`) => {
    const person = await shop.people.customer({ name, email });
    await register(person.email, person.idToken);
    return person;
  };

  it('finds users across all pages by prefixes of name and email, ignoring case and accents', async () => {
    const word = `z${crypto.randomUUID().slice(0, 8)}`;
    const jose = await signedUp(`José ${word} Ruiz`);
    const people = [jose, await signedUp(`Åsa ${word}`), await signedUp('', `${word}.rider@example.com`)];
    expect(await found({ search: word.toUpperCase() })).toEqual(people.map(({ uid }) => uid).toReversed());
    expect(await found({ search: `ruiz jose ${word.slice(0, 4)}` })).toEqual([jose.uid]);
    expect(await found({ search: jose.email })).toEqual([jose.uid]);
    expect(await found({ search: `${word} nobody` })).toEqual([]);
  });

  it('finds users by a changed name, a name in another script, or a name longer than the stored prefixes', async () => {
    const long = `Donaudampfschifffahrt${crypto.randomUUID().slice(0, 8)}`;
    const person = await signedUp('🚲🚲');
    expect(await found({ search: '🚲' })).toEqual([]);
    await shop.people.auth.updateUser(person.uid, { displayName: `${long} دراجة` });
    await register(person.email, person.idToken);
    expect(await found({ search: long })).toEqual([person.uid]);
    expect(await found({ search: `${long}x` })).toEqual([]);
    expect(await found({ search: 'دراج' })).toContain(person.uid);
  });

  it('lists only current admins for role=admin, not those demoted in the Firebase console', async () => {
    const [one, other] = [await signedUp('Ada'), await signedUp('Bo')];
    for (const { email } of [one, other]) await promote(email, admin.accessToken);
    const admins = await found({ role: 'admin' });
    expect(admins).toEqual(expect.arrayContaining([one.uid, other.uid]));
    await shop.people.auth.setCustomUserClaims(other.uid, {});
    expect(await found({ role: 'admin', search: 'ada' })).toEqual([one.uid]);
    expect(await found({ role: 'admin' })).not.toContain(other.uid);
  });

  it.each([{ role: 'customer' }, { role: '' }, { search: 'a'.repeat(201) }])(
    'rejects the filter %j',
    async (query) => {
      expect((await shop.call('listUsers', { token: admin.accessToken, query })).status).toBe(400);
    },
  );
});

describe('GET /admin/{email}', () => {
  const ask = (email: string, token: string) => shop.call('getAdminStatus', { params: { email }, token });

  it('returns the current admin status to the owner of the email and to admins', async () => {
    const person = await shop.people.customer();
    expect((await ask(person.email, person.accessToken)).json).toEqual({ admin: false });
    expect((await ask(person.email.toUpperCase(), admin.accessToken)).json).toEqual({ admin: false });
    await shop.people.auth.setCustomUserClaims(person.uid, { admin: true });
    expect((await ask(person.email, person.accessToken)).json).toEqual({ admin: true });
    expect((await ask('nobody@example.com', admin.accessToken)).json).toEqual({ admin: false });
  });
});
