import { endpoints, type CallName, type Endpoint } from '@pedalworks/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../test-support/people.ts';
import { openShop, type Shop } from '../../test-support/shop.ts';
import { badlySigned, forged } from '../../test-support/tokens.ts';

let shop: Shop;
let admin: Person;
let customer: Person;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.people.admin();
  customer = await shop.people.customer();
});
afterAll(() => shop.close());

const calls = Object.values<Endpoint>(endpoints);
const callsFor = (...levels: readonly Endpoint['access'][]): CallName[] =>
  calls.filter((call) => levels.includes(call.access)).map(({ name }) => name);
const params = {
  id: 'some-id',
  mailId: 'some-mail',
  attention: 'disputed',
  email: 'someone@example.com',
  hash: '0'.repeat(64),
  width: '320',
};
const codeOf = (answer: { json: unknown }) => (answer.json as { code?: string }).code;

describe('endpoints that require a token', () => {
  describe.each(callsFor('signed-in', 'owner-or-admin', 'admin', 'identity'))('%s', (name) => {
    it.each([undefined, '', 'null', 'undefined'])('treats the token %j as missing (401)', async (token) => {
      const answer = await shop.call(name, { params, ...(token === undefined ? {} : { token }) });
      expect(answer.status).toBe(401);
      expect(codeOf(answer)).toBe('auth/required');
    });
  });

  it.each(callsFor('admin'))('%s is for admins and answers 403 to a customer', async (name) => {
    const answer = await shop.call(name, { params, token: customer.accessToken });
    expect(answer.status).toBe(403);
    expect(codeOf(answer)).toBe('auth/forbidden');
  });
});

describe('public endpoints', () => {
  it.each(['Bearer null', 'bearer undefined', 'Bearer ', 'Bearer', 'null', ''])(
    'treat the Authorization header "%s" as no token',
    async (authorization) => {
      expect((await shop.call('listProducts', { headers: { authorization } })).status).toBe(200);
    },
  );

  it.each(['Bearer garbage', 'Bearer a.b.c', 'Basic dXNlcjpwYXNz', 'garbage'])(
    'answer 401 to the invalid Authorization header "%s"',
    async (authorization) => {
      const answer = await shop.call('listProducts', { headers: { authorization } });
      expect(answer.status).toBe(401);
      expect(codeOf(answer)).toBe('auth/invalid-token');
    },
  );
});

describe('a token', () => {
  const ask = (token: string) =>
    shop.call('listCustomerOrders', { token, query: { customerEmail: customer.email } });

  it('is accepted if it is an access token or an ID token', async () => {
    expect((await ask(customer.accessToken)).status).toBe(200);
    expect((await ask(customer.idToken)).status).toBe(200);
  });

  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
  const otherProject = 'https://session.firebase.google.com/demo-elsewhere';
  it.each([
    ['of another project', { aud: 'demo-elsewhere', iss: otherProject }],
    ['for another audience', { aud: 'demo-elsewhere' }],
    ['of another issuer', { iss: 'https://accounts.example/demo-pedalworks' }],
    ['without an issuer', { iss: undefined }],
    ['that has expired', { iat: anHourAgo - 10, exp: anHourAgo }],
    ['without a user', { sub: undefined, user_id: undefined }],
    ['of an unknown user', { sub: 'nobody', user_id: 'nobody' }],
    ['of a user with an impossible id', { sub: 'x'.repeat(200), user_id: 'x'.repeat(200) }],
  ])('%s is rejected', async (_name, claims) => {
    for (const token of [customer.accessToken, customer.idToken]) {
      const answer = await ask(forged(token, claims));
      expect(answer.status).toBe(401);
      expect(codeOf(answer)).toBe('auth/invalid-token');
    }
  });

  it.each([
    'a',
    'a.b',
    'a.b.c',
    '..',
    'eyJhbGciOiJub25lIn0.bnVsbA.',
    'eyJhbGciOiJub25lIn0.W10.',
    'x'.repeat(8000),
    'null null',
  ])('is rejected if it is malformed: %j', async (token) => {
    expect((await ask(token)).status).toBe(401);
  });

  it.each(['mal lory@example.com', 'mal\nlory@example.com', 'm\u0430llory@example.com', '<b>@example.com'])(
    'is rejected if its email is invalid: %j',
    async (email) => {
      const { idToken } = await shop.people.customer({ email });
      const body = { customerEmail: 'guest@example.com', comment: 'Fine.', rating: 5 };
      expect((await shop.call('addReview', { token: idToken, body })).status).toBe(403);
    },
  );

  it('is rejected if its signature is forged', async () => {
    const another = forged(customer.idToken, { sub: 'nobody', user_id: 'nobody' });
    expect((await ask(badlySigned(another))).status).toBe(401);
  });

  it.each(['accessToken', 'idToken'] as const)(
    'of the type %s is rejected if its account is disabled',
    async (kind) => {
      const person = await shop.people.customer();
      await shop.people.auth.updateUser(person.uid, { disabled: true });
      expect((await ask(person[kind])).status).toBe(401);
    },
  );

  it.each(['accessToken', 'idToken'] as const)(
    'of the type %s is rejected if its account is deleted',
    async (kind) => {
      const person = await shop.people.customer();
      await shop.people.auth.deleteUser(person.uid);
      expect((await ask(person[kind])).status).toBe(401);
    },
  );

  it.each(['accessToken', 'idToken'] as const)('of the type %s is rejected once revoked', async (kind) => {
    const person = await shop.people.customer();
    await shop.people.revoke(person.uid);
    expect((await ask(person[kind])).status).toBe(401);
  });
});

describe('the admin claim', () => {
  const listUsers = (token: string) => shop.call('listUsers', { token });

  it('takes effect on the next request after it is granted or revoked', async () => {
    const person = await shop.people.customer();
    expect((await listUsers(person.accessToken)).status).toBe(403);
    await shop.call('registerUser', { params: { email: person.email }, token: person.idToken });
    await shop.call('makeAdmin', {
      params: { email: person.email },
      token: admin.accessToken,
      body: { unverified: true },
    });
    expect((await listUsers(person.accessToken)).status).toBe(200);
    await shop.people.auth.setCustomUserClaims(person.uid, {});
    expect((await listUsers(person.accessToken)).status).toBe(403);
  });

  it('is ignored in a token whose account is not an admin', async () => {
    expect((await listUsers(forged(customer.idToken, { admin: true }))).status).toBe(403);
  });
});
