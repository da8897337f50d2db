import { bikeIdOf, type SavedBike } from '@pedalworks/contract/bike-ids';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../../services/test-support/stub-storage.ts';
import type { StoredBikes } from './bike-list.ts';

const account = { bikes: [] as readonly SavedBike[], isOffline: false, losesAnswer: false };
const session = { uid: 'ada' };
const sent: (readonly SavedBike[])[] = [];

const told: string[] = [];
vi.mock('../../services/notify.ts', () => ({
  notify: {
    success: (message: string) => told.push(message),
    error: (message: string) => told.push(message),
  },
}));
vi.mock('../../services/session.ts', () => ({ currentSession: () => session }));
vi.mock('../../services/api-client.ts', () => ({
  callVersioned: () =>
    account.isOffline ? Promise.reject(new Error('offline')) : Promise.resolve({ body: account, etag: '1' }),
  call: (_name: string, { body }: { readonly body: { readonly bikes: readonly SavedBike[] } }) => {
    sent.push(body.bikes);
    account.bikes = body.bikes;
    return account.losesAnswer ? Promise.reject(new Error('lost')) : Promise.resolve(account);
  },
}));

const items = stubStorage();
vi.stubGlobal('navigator', {});
vi.stubGlobal('dispatchEvent', () => true);

const { syncBikes } = await import('./sync-bikes.ts');
const { readStored } = await import('./bike-store.ts');

const bike = (name: string, interfaces: SavedBike['interfaces'] = { speeds: '12' }): SavedBike => ({
  id: bikeIdOf(name),
  name,
  interfaces,
});
const store = (stored: Partial<StoredBikes>) => items.set('bikes-ada', JSON.stringify(stored));

beforeEach(() => {
  items.clear();
  sent.length = 0;
  told.length = 0;
  Object.assign(account, { bikes: [], isOffline: false, losesAnswer: false });
  session.uid = 'ada';
});

it('saves new bikes in the account, once', async () => {
  store({ bikes: [bike('Gravel')] });
  await syncBikes('ada');
  await syncBikes('ada');
  expect(sent).toEqual([[bike('Gravel')]]);
  expect(readStored('ada')).toMatchObject({ bikes: [bike('Gravel')], base: [bike('Gravel')], failedAt: 0 });
});

it('removes a bike that another device removed', async () => {
  store({ bikes: [bike('Gravel'), bike('Town')], base: [bike('Gravel'), bike('Town')] });
  account.bikes = [bike('Town')];
  await syncBikes('ada');
  expect(readStored('ada').bikes).toEqual([bike('Town')]);
  expect(sent).toEqual([]);
});

it('keeps bikes in the browser while the account cannot be reached, and saves them later', async () => {
  store({ bikes: [bike('Gravel')] });
  account.isOffline = true;
  await syncBikes('ada');
  expect(readStored('ada')).toMatchObject({ bikes: [bike('Gravel')], base: [] });
  expect(readStored('ada').failedAt).toBeGreaterThan(0);
  account.isOffline = false;
  store({ ...readStored('ada'), failedAt: 0 });
  await syncBikes('ada');
  expect(account.bikes).toEqual([bike('Gravel')]);
});

it('keeps bikes that exceed the account’s limit as waiting', async () => {
  store({ bikes: [bike('A'), bike('D')] });
  items.set('bike-active-ada', 'D');
  account.bikes = [bike('A'), bike('B'), bike('C')];
  await syncBikes('ada');
  expect(readStored('ada')).toMatchObject({ bikes: account.bikes, waiting: [bike('D')] });
  expect(sent).toEqual([]);
  expect(items.has('bike-active-ada')).toBe(false);
  await syncBikes('ada');
  expect(told).toEqual(['The limit is 3 bikes']);
});

it('keeps both bikes if two have the same name, shows the new name, and moves cart lines to it', async () => {
  store({ bikes: [bike('Gravel')] });
  account.bikes = [bike('Gravel', { speeds: '11' })];
  const line = { productId: 'chain', quantity: 1, priceSeenCents: 1, addedAt: '', bikeId: bike('Gravel').id };
  const keys = ['cart-ada', 'cart-ada-waiting'];
  for (const key of keys) items.set(key, JSON.stringify([line]));
  await syncBikes('ada');
  const moved = [{ ...line, bikeId: bikeIdOf('Gravel 2') }];
  for (const key of keys) expect(JSON.parse(items.get(key) ?? '')).toEqual(moved);
  expect(account.bikes).toEqual([bike('Gravel', { speeds: '11' }), bike('Gravel 2')]);
  expect(told).toEqual(['Your bike Gravel was renamed Gravel 2']);
  expect(items.get('bike-active-ada')).toBe(bikeIdOf('Gravel 2'));
});

it('keeps a bike active that another device renamed, whatever its name', async () => {
  const [gravel, town] = [bike('constructor'), bike('Town')];
  store({ bikes: [gravel, town], base: [gravel, town] });
  items.set('bike-active-ada', 'constructor');
  account.bikes = [{ ...gravel, name: 'Winter' }, town];
  await syncBikes('ada');
  expect(readStored('ada').bikes).toEqual(account.bikes);
  expect(items.get('bike-active-ada')).toBe(gravel.id);
});

it('keeps the only bike active when another device adds one', async () => {
  store({ bikes: [bike('Gravel')], base: [bike('Gravel')] });
  account.bikes = [bike('Town'), bike('Gravel')];
  await syncBikes('ada');
  expect(items.get('bike-active-ada')).toBe(bike('Gravel').id);
});

it('does not copy a bike that changes after the answer to its first save was lost', async () => {
  store({ bikes: [bike('Gravel')] });
  account.losesAnswer = true;
  await syncBikes('ada');
  expect(readStored('ada')).toMatchObject({ base: [], sent: [bike('Gravel')] });
  account.losesAnswer = false;
  store({ ...readStored('ada'), bikes: [bike('Gravel', { speeds: '11' })], failedAt: 0 });
  await syncBikes('ada');
  expect(account.bikes).toEqual([bike('Gravel', { speeds: '11' })]);
  expect(readStored('ada')).toMatchObject({ bikes: account.bikes, base: account.bikes, sent: null });
});

it('keeps an answer that the customer gives while the bikes are being saved, without a second bike', async () => {
  store({ bikes: [bike('Gravel')] });
  account.bikes = [bike('Gravel', { speeds: '11' })];
  const saving = syncBikes('ada');
  store({ ...readStored('ada'), bikes: [bike('Gravel', { speeds: '12', pedal: '9/16' })] });
  await saving;
  const copy = { ...bike('Gravel 2'), interfaces: { pedal: '9/16', speeds: '12' } };
  expect(readStored('ada').bikes).toEqual([bike('Gravel', { speeds: '11' }), copy]);
  await syncBikes('ada');
  expect(account.bikes).toEqual([bike('Gravel', { speeds: '11' }), copy]);
});

it('restores a bike from the account whose copy in the browser is damaged', async () => {
  const stored = {
    bikes: [{ ...bike('Gravel'), name: 7 }, bike('Town')],
    base: [bike('Gravel'), bike('Town')],
  };
  items.set('bikes-ada', JSON.stringify({ ...stored, checkedAt: Date.now() }));
  account.bikes = stored.base;
  await syncBikes('ada');
  expect(readStored('ada').bikes).toEqual(stored.base);
  expect(sent).toEqual([]);
});

it('does not send answers that the table no longer allows', async () => {
  const rear = { speeds: '12', 'rotor-size': '140' };
  store({ bikes: [{ ...bike('Gravel', { freehub: 'HG-X', foo: 'bar', speeds: '12' }), rear }] });
  await syncBikes('ada');
  expect(account.bikes).toEqual([{ ...bike('Gravel'), rear: { 'rotor-size': '140' } }]);
});

it("never saves bikes in another user's account, and restores none after sign-out", async () => {
  store({ bikes: [bike('Gravel')] });
  const saving = syncBikes('ada');
  session.uid = 'grace';
  items.clear();
  await saving;
  expect(sent).toEqual([]);
  expect(items.size).toBe(0);
});
