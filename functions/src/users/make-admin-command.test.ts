import { describe, expect, it } from 'vitest';
import { runMakeAdmin } from '../../../scripts/make-admin.ts';
import { storedProduct } from '../../test-support/products/part.ts';
import { openShopForFile } from '../../test-support/shop.ts';
import { registered } from '../../test-support/users/invited.ts';
import { connectTwoProjects } from '../../test-support/two-projects.ts';

const shop = await openShopForFile();
const customer = await registered(shop);

/** Runs `npm run make-admin -- …` and returns its message. */
const makeAdmin = (...args: readonly string[]): Promise<string> =>
  runMakeAdmin(args, (project) => connectTwoProjects(project, shop.firestoreProjectId));

const isAdmin = async () => (await shop.people.auth.getUser(customer.uid)).customClaims?.['admin'] === true;

describe('npm run make-admin', () => {
  it('requires --unverified for an unverified email', async () => {
    await expect(makeAdmin(customer.email)).rejects.toThrow('--unverified');
    expect(await isAdmin()).toBe(false);
    expect(await makeAdmin(customer.email, '--unverified')).toContain('is now an admin');
    expect(await isAdmin()).toBe(true);
  });

  it('counts the stock of a new shop, but not of one that has parts', async () => {
    const counts = async () => (await shop.firestore.doc('settings/shop').get()).get('countStock') as unknown;
    await shop.empty('settings', 'products');
    await makeAdmin(customer.email, '--unverified');
    expect(await counts()).toBe(true);
    await shop.empty('settings');
    await shop.firestore.doc('products/rim').set(storedProduct({}));
    await makeAdmin(customer.email, '--unverified');
    expect(await counts()).toBeUndefined();
  });

  it('accepts an account with a verified email, and rejects one that never signed in to the shop', async () => {
    await shop.people.auth.setCustomUserClaims(customer.uid, {});
    await shop.people.auth.updateUser(customer.uid, { emailVerified: true });
    expect(await makeAdmin(customer.email)).toContain('is now an admin');
    const stranger = await shop.people.customer();
    await expect(makeAdmin(stranger.email, '--unverified')).rejects.toThrow(
      'There is no user with this email',
    );
  });
});
