import { newShopSettings } from '@pedalworks/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../test-support/people.ts';
import { openShop, type Shop } from '../test-support/shop.ts';

let shop: Shop;
let admin: Person;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.people.admin();
});
beforeEach(() => shop.empty('settings'));
afterAll(() => shop.close());

describe('GET and PUT /settings', () => {
  it('enforce nothing in a new shop', async () => {
    expect((await shop.call('getSettings')).json).toEqual(newShopSettings);
  });

  it('keep what an admin saves', async () => {
    const body = { enforceMinOrder: true, enforceStock: false, moderateReviews: true };
    expect((await shop.call('saveSettings', { body, token: admin.accessToken })).json).toMatchObject(body);
    expect((await shop.call('getSettings')).json).toEqual({ ...newShopSettings, ...body });
  });

  it('keep what a client does not know, and have it off where it was never saved', async () => {
    const body = { enforceMinOrder: true, enforceStock: false };
    const save = (changes: object = {}) =>
      shop.call('saveSettings', { body: { ...body, ...changes }, token: admin.accessToken });
    expect((await save()).json).toEqual({ ...newShopSettings, ...body });
    await save({ moderateReviews: true });
    expect((await save()).json).toEqual({ ...newShopSettings, ...body, moderateReviews: true });
    await shop.firestore.doc('settings/shop').set(body);
    expect((await shop.call('getSettings')).json).toEqual({ ...newShopSettings, ...body });
  });

  it('are changed by admins only', async () => {
    const body = { enforceMinOrder: true, enforceStock: true };
    const { accessToken: token } = await shop.people.customer();
    expect((await shop.call('saveSettings', { body })).status).toBe(401);
    expect((await shop.call('saveSettings', { body, token })).status).toBe(403);
    expect((await shop.call('getSettings')).json).toEqual(newShopSettings);
  });
});
