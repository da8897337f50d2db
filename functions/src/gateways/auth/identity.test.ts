import { deleteApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth, type DecodedIdToken } from 'firebase-admin/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appCutOff } from '../../../test-support/cut-off.ts';
import { badlySigned, tokenSaying } from '../../../test-support/tokens.ts';
import { firebaseIdentity } from './identity.ts';
import { isFirebaseOutage } from '../outages.ts';

const projectId = 'demo-deployed';
const now = Math.floor(Date.now() / 1000);
const claims: DecodedIdToken = {
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  sub: 'someone',
  uid: 'someone',
  auth_time: now,
  iat: now,
  exp: now + 3600,
  firebase: { identities: {}, sign_in_provider: 'password' },
};
const token = badlySigned(tokenSaying({ ...claims }));

let app: App;
let auth: Auth;
beforeEach(() => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  app = appCutOff(projectId);
  auth = getAuth(app);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await deleteApp(app);
});

const callerOf = (sent: string) => firebaseIdentity(auth).callerOf(sent);

describe('verifying a token reports an outage', () => {
  it("while Firebase's signing keys cannot be fetched", async () => {
    await expect(callerOf(token)).rejects.toMatchObject({ code: 'service/unavailable' });
  });

  it('while the function cannot get an access token for Firebase', async () => {
    vi.spyOn(auth, 'verifyIdToken').mockResolvedValue(claims);
    await expect(callerOf(token)).rejects.toMatchObject({ code: 'service/unavailable' });
  });

  it('while the function lacks the permission to read accounts', async () => {
    const denied = Object.assign(new Error('Denied.'), { code: 'auth/insufficient-permission' });
    vi.spyOn(auth, 'verifyIdToken').mockRejectedValue(denied);
    await expect(callerOf(token)).rejects.toMatchObject({ code: 'service/unavailable' });
  });
});

it.each([
  'garbage',
  'a.b.c',
  badlySigned('.eyJh.'),
  badlySigned('.bnVsbA.'),
  badlySigned(tokenSaying({ aud: 'error fetching' })),
])('a malformed token is rejected without a request to Firebase: %s', async (sent) => {
  await expect(callerOf(sent)).rejects.toMatchObject({ code: 'auth/invalid-token' });
});

it('creating sessions and finding accounts report an outage while the function cannot get an access token for Firebase', async () => {
  const failed = await Promise.allSettled([
    auth.createSessionCookie('any', { expiresIn: 432_000_000 }),
    auth.getUsers([{ email: 'someone@example.com' }]),
  ]);
  expect(failed.map((one) => one.status === 'rejected' && isFirebaseOutage(one.reason))).toEqual([
    true,
    true,
  ]);
});
