import { expect, type APIRequestContext, type Page } from '@playwright/test';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export interface Account extends Person {
  readonly token: string;
}

/** Admin of the seeded demo shop. */
export const admin: Person = { name: 'Admin', email: 'admin@example.com', password: 'pedal-admin' };

/** Returns a new person without an account, whose email satisfies the form's pattern (docs/product.md, Forms). */
export function newPerson(name = 'Robin Rider'): Person {
  return {
    name,
    email: `rider${crypto.randomUUID().replaceAll('-', '')}@example.com`,
    password: 'pedal-test',
  };
}

/** Creates an account directly with the identity provider, without opening a page. */
export function customer(name?: string): Promise<Person> {
  return signedUp(newPerson(name));
}

/** Creates an account for a person, as the sign-up form does. */
export async function signedUp(person: Person): Promise<Person> {
  const { localId, idToken } = await identity('accounts:signUp', person);
  if (localId === undefined) throw new Error('The Auth emulator made no account.');
  await identity('accounts:update', { idToken, displayName: person.name });
  return person;
}

/** Grants or removes the admin claim, which the server reads on every call (docs/api.md, Identity). */
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

/** Changes an account with the rights of the identity provider's administrator. */
export async function changeAccount(person: Person, change: AccountChange): Promise<void> {
  const { localId } = await identity('accounts:signInWithPassword', person);
  await identity('projects/demo-pedalworks/accounts:update', { localId, ...change });
}

export async function newAdmin(): Promise<Person> {
  const person = await customer('Alex Admin');
  await setAdmin(person, true);
  return person;
}

// Created on first use, and shared by all tests of a worker process.
let sharedAdmin: Promise<Account> | undefined;
let sharedCustomer: Promise<Account> | undefined;

/** Returns the admin that all tests of a worker process share. */
export const anyAdmin = ({ request }: Page): Promise<Account> =>
  (sharedAdmin ??= newAdmin().then((person) => withToken(request, person)));

/** Returns the customer that all tests of a worker share. Tests must not touch this customer's orders or role. */
export const anyCustomer = ({ request }: Page): Promise<Account> =>
  (sharedCustomer ??= customer().then((person) => withToken(request, person)));

export const customerWithToken = async ({ request }: Page): Promise<Account> =>
  withToken(request, await customer());

async function withToken(request: APIRequestContext, person: Person): Promise<Account> {
  return { ...person, token: await accessTokenOf(request, person) };
}

/** Exchanges an ID token for an access token, which also registers the person with the shop. */
export async function accessTokenOf(request: APIRequestContext, person: Person): Promise<string> {
  const { idToken } = await identity('accounts:signInWithPassword', person);
  const answer = await request.put(`/user/${person.email}`, {
    headers: { Authorization: `Bearer ${idToken ?? ''}` },
  });
  return ((await answer.json()) as { token: string }).token;
}

/** Signs a person in: stores an access token for the next page that loads. */
export async function signedIn(page: Page, person: Person | Account): Promise<void> {
  await storeToken(page, await tokenOf(page, person));
}

/** Returns the account's token. If it has none, requests one. */
export async function tokenOf(page: Page, person: Person | Account): Promise<string> {
  return 'token' in person ? person.token : accessTokenOf(page.request, person);
}

/** Stores an access token in the browser for the next page that loads. */
async function storeToken(page: Page, token: string): Promise<void> {
  const script = await page.addInitScript((value) => {
    localStorage.setItem('accessToken', value);
  }, token);
  page.once('domcontentloaded', () => void script.dispose());
}

/** Makes the server reject the page's token on matching requests, as if it had been revoked. */
export async function refuseToken(page: Page, requests: Parameters<Page['route']>[0]): Promise<void> {
  await page.route(requests, (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer revoked' } }),
  );
}

/** Expects the home page without a session, and no stored token. */
export async function expectSignedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
}

/** Returns the URL of the sign-in page that leads back to `from`. */
export const signInFrom = (from: string): string => `/signIn?${new URLSearchParams({ from }).toString()}`;

/** Fills in email and password. */
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
      // The emulator's administrator credential, for calls that a browser may not make.
      ...(method.startsWith('projects/') ? { authorization: 'Bearer owner' } : {}),
    },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`The Auth emulator answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as IdentityAnswer;
}
