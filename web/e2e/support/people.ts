import { expect, type APIRequestContext, type Page } from '@playwright/test';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody who has signed in already. */
export interface Account extends Person {
  readonly token: string;
}

/** The demo login of the seeded shop. */
export const admin: Person = { name: 'Admin', email: 'admin@example.com', password: 'pedal-admin' };

/** Somebody who has no account yet. The email satisfies the form's pattern (docs/product.md, Forms). */
export function stranger(name = 'Robin Rider'): Person {
  return {
    name,
    email: `rider${crypto.randomUUID().replaceAll('-', '')}@example.com`,
    password: 'pedal-test',
  };
}

/** Makes an account through the identity provider, without a page. */
export function customer(name?: string): Promise<Person> {
  return signedUp(stranger(name));
}

/** Gives somebody an account, as signing up does. */
export async function signedUp(person: Person): Promise<Person> {
  const { localId, idToken } = await identity('accounts:signUp', person);
  if (localId === undefined) throw new Error('The Auth emulator made no account.');
  await identity('accounts:update', { idToken, displayName: person.name });
  return person;
}

/** Gives somebody the admin claim, or takes it away: the server reads it live (docs/api.md, Identity). */
export async function setAdmin(person: Person, isAdmin: boolean): Promise<void> {
  await changeAccount(person, { customAttributes: JSON.stringify(isAdmin ? { admin: true } : {}) });
}

interface AccountChange {
  readonly customAttributes?: string;
  readonly disableUser?: boolean;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly photoUrl?: string;
}

/** What an administrator of the identity provider changes of an account. */
export async function changeAccount(person: Person, change: AccountChange): Promise<void> {
  const { localId } = await identity('accounts:signInWithPassword', person);
  await identity('projects/demo-pedalworks/accounts:update', { localId, ...change });
}

/** Makes an account that is an admin. */
export async function newAdmin(): Promise<Person> {
  const person = await customer('Alex Admin');
  await setAdmin(person, true);
  return person;
}

// A worker is a process: each has one account of either kind, made when a test first asks for it.
let sharedAdmin: Promise<Account> | undefined;
let sharedCustomer: Promise<Account> | undefined;

/** The admin all tests of a worker share, where it does not matter which admin it is. */
export const anyAdmin = ({ request }: Page): Promise<Account> =>
  (sharedAdmin ??= newAdmin().then((person) => withToken(request, person)));

/** The customer all tests of a worker share, where neither their orders nor their role are looked at. */
export const anyCustomer = ({ request }: Page): Promise<Account> =>
  (sharedCustomer ??= customer().then((person) => withToken(request, person)));

/** A customer of a test's own, with the token that more than one step of it needs. */
export const customerWithToken = async ({ request }: Page): Promise<Account> =>
  withToken(request, await customer());

async function withToken(request: APIRequestContext, person: Person): Promise<Account> {
  return { ...person, token: await accessTokenOf(request, person) };
}

/** What somebody's browser holds after signing in; the server knows them from then on. */
export async function accessTokenOf(request: APIRequestContext, person: Person): Promise<string> {
  const { idToken } = await identity('accounts:signInWithPassword', person);
  const answer = await request.put(`/user/${person.email}`, {
    headers: { Authorization: `Bearer ${idToken ?? ''}` },
  });
  return ((await answer.json()) as { token: string }).token;
}

/** The next screen that is opened finds a person's access token stored, as signing in through the form would. */
export async function signedIn(page: Page, person: Person | Account): Promise<void> {
  await storeToken(page, await tokenOf(page, person));
}

/** The account's token, or a new one for a person without one. */
export async function tokenOf(page: Page, person: Person | Account): Promise<string> {
  return 'token' in person ? person.token : accessTokenOf(page.request, person);
}

/** The next screen that is opened finds this in place of an access token. */
export async function storeToken(page: Page, token: string): Promise<void> {
  const script = await page.addInitScript((value) => {
    localStorage.setItem('accessToken', value);
  }, token);
  page.once('domcontentloaded', () => void script.dispose());
}

/** From now on the shop does not take the page's token on these calls, as if it had been revoked. */
export async function refuseToken(page: Page, requests: Parameters<Page['route']>[0]): Promise<void> {
  await page.route(requests, (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer revoked' } }),
  );
}

/** The session is over and its token gone: what a refused list of orders leads to. */
export async function expectSignedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
}

/** The sign-in page's address for somebody who is sent there from `from`, and comes back. */
export const signInFrom = (from: string): string => `/signIn?${new URLSearchParams({ from }).toString()}`;

/** Fills in what signing in and signing up both ask for. */
export async function enter(page: Page, { email, password }: Omit<Person, 'name'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
}

interface IdentityAnswer {
  readonly localId?: string;
  readonly idToken?: string;
}

async function identity(method: string, body: object): Promise<IdentityAnswer> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '127.0.0.1:9099';
  const address = `http://${host}/identitytoolkit.googleapis.com/v1/${method}?key=demo`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // The emulator's own administrator, for calls no browser may make.
      ...(method.startsWith('projects/') ? { authorization: 'Bearer owner' } : {}),
    },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`The Auth emulator answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as IdentityAnswer;
}
