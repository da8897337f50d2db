import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../test-support/people.ts';
import { openShop, type Shop } from '../test-support/shop.ts';
import { migrateUsers } from './migrate-users.ts';

let shop: Shop;
let admin: Person;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.people.admin();
});
afterAll(() => shop.close());

it('people of before they were searched are found once they are migrated, and are left alone from then on', async () => {
  const createdAt = Timestamp.fromMillis(1_780_000_000_000);
  const stored = {
    email: 'jose@example.com',
    name: 'José Ruiz',
    photo: null,
    createdAt,
    updatedAt: createdAt,
  };
  await shop.firestore.doc('users/old').set({ ...stored, role: 'admin' });
  const found = async () => {
    const { json } = await shop.call('listUsers', { query: { search: 'jose' }, token: admin.accessToken });
    return (json as readonly { _id: string }[]).map(({ _id }) => _id);
  };
  expect(await found()).toEqual([]);
  expect(await migrateUsers(shop.firestore)).toEqual({ looked: 1, migrated: ['old'] });
  expect(await found()).toEqual(['old']);
  expect((await shop.firestore.doc('users/old').get()).data()).toMatchObject({
    ...stored,
    role: 'admin',
    updatedAt: expect.any(Timestamp) as unknown,
  });
  expect(await migrateUsers(shop.firestore)).toEqual({ looked: 1, migrated: [] });
});
