import { newShopSettings } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openShopForFile } from '../../test-support/shop.ts';

const shop = await openShopForFile();
const admin = await shop.people.admin();
beforeEach(() => shop.empty('settings'));

describe('GET and PUT /settings', () => {
  it('return the defaults in a new shop', async () => {
    expect((await shop.call('getSettings')).json).toEqual(newShopSettings);
  });

  it('keep the stored or default value of settings that a client does not send', async () => {
    const body = { enforceMinOrder: true, enforceStock: false };
    const save = (changes: object = {}) =>
      shop.call('saveSettings', { body: { ...body, ...changes }, token: admin.accessToken });
    expect((await save()).json).toEqual({ ...newShopSettings, ...body });
    await save({ moderateReviews: true });
    expect((await save()).json).toEqual({ ...newShopSettings, ...body, moderateReviews: true });
    await shop.firestore.doc('settings/shop').set(body);
    expect((await shop.call('getSettings')).json).toEqual({ ...newShopSettings, ...body });
  });

  it('keep seller fields that a client does not send', async () => {
    const seller = { name: 'Velo', address: 'Weg 1', vatId: 'DE1', taxRatePercent: 19 };
    const body = { enforceMinOrder: false, enforceStock: false };
    const save = (change: object) =>
      shop.call('saveSettings', { body: { ...body, seller: change }, token: admin.accessToken });
    await save(seller);
    expect((await save({ vatId: 'DE2' })).json).toMatchObject({ seller: { ...seller, vatId: 'DE2' } });
    expect((await save({ vatId: '' })).json).toMatchObject({ seller: { ...seller, vatId: '' } });
  });
});

describe('PATCH /settings', () => {
  const read = async () => (await shop.call('getSettings')).headers.get('etag') ?? '';
  const change = (body: object, etag?: string) =>
    shop.call('changeSettings', {
      body,
      token: admin.accessToken,
      ...(etag === undefined ? {} : { headers: { 'if-match': etag } }),
    });

  it('updates only the sent fields, also within `seller`', async () => {
    await change({ enforceStock: true, seller: { taxRatePercent: 19 } }, await read());
    const answer = await change({ moderateReviews: true, seller: { vatId: 'DE1' } }, await read());
    const seller = { ...newShopSettings.seller, taxRatePercent: 19, vatId: 'DE1' };
    expect(answer).toMatchObject({
      status: 200,
      json: { ...newShopSettings, enforceStock: true, moderateReviews: true, seller },
    });
    expect(answer.headers.get('etag')).toBe(await read());
  });

  it('rejects a stale ETag and returns the current one', async () => {
    const etag = await read();
    await change({ enforceStock: true }, etag);
    const answer = await change({ enforceMinOrder: true }, etag);
    expect(answer).toMatchObject({ status: 412, json: { code: 'request/changed' } });
    expect(answer.headers.get('etag')).toBe(await read());
    expect((await shop.call('getSettings')).json).toMatchObject({
      enforceMinOrder: false,
      enforceStock: true,
    });
  });

  it('replaces the list of carriers', async () => {
    await shop.firestore.doc('settings/shop').set({ enforceMinOrder: false, enforceStock: false });
    expect((await shop.call('getSettings')).json).toMatchObject({ carriers: newShopSettings.carriers });
    const carriers = [{ name: '<b>Velo</b> =1+1', url: 'https://velo.example/{number}?lang=en' }];
    expect((await change({ carriers }, await read())).json).toEqual({ ...newShopSettings, carriers });
    expect((await change({ carriers: [] }, await read())).json).toMatchObject({ carriers: [] });
  });

  it('saves the rules of returns, and rejects values outside their limits', async () => {
    const returns = { returnDays: 14, returnAddress: 'Dock 2\n10115 Berlin', withdrawal: 'eu' };
    expect((await change(returns, await read())).json).toEqual({ ...newShopSettings, ...returns });
    for (const wrong of [{ returnDays: 13 }, { returnDays: 366 }, { withdrawal: 'us' }, { returnDays: null }])
      expect(await change(wrong, await read())).toMatchObject({ status: 400 });
  });

  it('audits changes, but not rejected requests', async () => {
    await shop.empty('audit');
    const etag = await read();
    await change({ lowStock: 7 }, etag);
    await change({ lowStock: 8 }, etag);
    const lines = await shop.firestore.collection('audit').get();
    expect(lines.docs.map((line) => line.data())).toMatchObject([
      { action: 'settings/save', before: newShopSettings, after: { ...newShopSettings, lowStock: 7 } },
    ]);
  });

  it('requires an ETag', async () => {
    expect(await change({ lowStock: 7 })).toMatchObject({
      status: 428,
      json: { code: 'request/version-missing' },
    });
  });
});

describe('shopEmails', () => {
  const shopEmails = ['desk@shop.example', 'packing@shop.example'];
  const save = (emails: readonly unknown[]) =>
    shop.call('saveSettings', {
      body: { enforceMinOrder: false, enforceStock: false, shopEmails: emails },
      token: admin.accessToken,
    });

  it('are returned to admins only', async () => {
    expect((await save(['Desk@shop.example', 'packing@shop.example'])).json).toEqual({
      ...newShopSettings,
      shopEmails,
    });
    expect((await shop.call('getSettings', { token: admin.accessToken })).json).toMatchObject({ shopEmails });
    const customer = await shop.people.customer();
    for (const reader of [{}, { token: customer.accessToken }])
      expect((await shop.call('getSettings', reader)).json).toEqual(newShopSettings);
    // Browsers may read this document directly.
    const readable = await shop.firestore.doc('settings/shop').get();
    expect(readable.data()).not.toHaveProperty('shopEmails');
  });

  it.each([
    ['six addresses', Array.from({ length: 6 }, (_, index) => `${String(index)}@shop.example`)],
    ['no address', ['desk']],
    ['two in one', ['a@shop.example,b@shop.example']],
    ['a missing one', [null]],
  ])('reject %s', async (_name, emails) => {
    expect(await save(emails)).toMatchObject({ status: 400 });
  });
});
