import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../test-support/people.ts';
import { openShop, type Shop } from '../test-support/shop.ts';

let shop: Shop;
let customer: Person;
beforeAll(async () => {
  const firestoreProjectId = process.env['GCLOUD_PROJECT'] ?? '';
  shop = await openShop({ firestoreProjectId });
  customer = await shop.people.customer();
  await shop.call('registerUser', { params: { email: customer.email }, token: customer.idToken });
});
afterAll(() => shop.close());

/** `npm run make-admin -- …`, without npm. */
async function makeAdmin(...args: readonly string[]): Promise<string> {
  const script = new URL('../../../scripts/make-admin.ts', import.meta.url).pathname;
  const run = await execa(process.execPath, ['--import', 'tsx', script, ...args], {
    reject: false,
    all: true,
  });
  return run.all;
}

const isAdmin = async () => (await shop.people.auth.getUser(customer.uid)).customClaims?.['admin'] === true;

describe('npm run make-admin', () => {
  it('asks for --unverified where nobody has proven that the e-mail is theirs', async () => {
    expect(await makeAdmin(customer.email)).toContain('--unverified');
    expect(await isAdmin()).toBe(false);
    expect(await makeAdmin(customer.email, '--unverified')).toContain('is now an admin');
    expect(await isAdmin()).toBe(true);
  }, 60_000);

  it('promotes whose e-mail is verified, and nobody who never signed in to the shop', async () => {
    await shop.people.auth.setCustomUserClaims(customer.uid, {});
    await shop.people.auth.updateUser(customer.uid, { emailVerified: true });
    expect(await makeAdmin(customer.email)).toContain('is now an admin');
    const stranger = await shop.people.customer();
    expect(await makeAdmin(stranger.email, '--unverified')).toContain('There is no user with this email');
  }, 60_000);
});
