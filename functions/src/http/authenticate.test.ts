import { describe, expect, it } from 'vitest';
import { openShopForFile, type Asking } from '../../test-support/shop.ts';
import { badlySigned, forged } from '../../test-support/tokens.ts';

const shop = await openShopForFile();
const customer = await shop.people.customer();

const errorCodeOf = (answer: { json: unknown }) => (answer.json as { code?: string }).code;

describe('an endpoint for admins', () => {
  const listUsers = (asking: Asking) => shop.call('listUsers', asking);

  it.each([undefined, '', 'null', 'undefined'])('treats the token %j as missing (401)', async (token) => {
    const answer = await listUsers(token === undefined ? {} : { token });
    expect(answer.status).toBe(401);
    expect(errorCodeOf(answer)).toBe('auth/required');
  });

  it('answers 403 to a customer', async () => {
    const answer = await listUsers({ token: customer.accessToken });
    expect(answer.status).toBe(403);
    expect(errorCodeOf(answer)).toBe('auth/forbidden');
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
      expect(errorCodeOf(answer)).toBe('auth/invalid-token');
    },
  );
});

describe('a token', () => {
  const ask = (token: string) =>
    shop.call('listCustomerOrders', { token, query: { customerEmail: customer.email } });

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
      expect(errorCodeOf(answer)).toBe('auth/invalid-token');
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
});
