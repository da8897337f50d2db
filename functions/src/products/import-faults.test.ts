import type { ImportAnswer } from '@pedalworks/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { recordedLog } from '../../test-support/recorded-log.ts';
import { openShopForFile } from '../../test-support/shop.ts';
import { importProducts } from './import-products.ts';
import { draft } from '../../test-support/products/part.ts';

let when: 'before' | 'after';
const shop = await openShopForFile();
const admin = await shop.people.admin();
const failing = await openShopForFile({
  firestoreProjectId: shop.firestoreProjectId,
  ports: ({ products }) => ({
    log: recordedLog(),
    products: {
      ...products,
      import: async (...asked) => {
        if (when === 'after') await products.import(...asked);
        throw Object.assign(new Error('UNAVAILABLE'), { code: 14 });
      },
    },
  }),
});
beforeEach(() => shop.empty('products', 'slugs', 'partNumbers', 'audit'));

const send = (rows: readonly object[], { to = shop, dryRun = false } = {}) =>
  to.call('importProducts', { token: admin.accessToken, body: { rows, dryRun } });
const answerTo = async (rows: readonly object[], dryRun = false) =>
  (await send(rows, { dryRun })).json as ImportAnswer;
const stored = async () => {
  const { docs } = await shop.firestore.collection('products').orderBy('partNumber').get();
  return docs.map((part) => part.get('quantity') as number);
};

/** Returns two rows after a dry run: PW-1 changes stock from 10 to 15, and PW-2 is new. */
async function checkedRows(): Promise<readonly object[]> {
  await send([{ ...draft, partNumber: 'PW-1', quantity: 10 }]);
  const rows = [
    { ...draft, partNumber: 'PW-1', quantity: 15 },
    { ...draft, partNumber: 'PW-2', quantity: 3 },
  ];
  const { parts } = await answerTo(rows, true);
  return rows.map((row, nth) => ({ ...row, seen: parts.find((part) => part.row === nth)?.seen }));
}

const tryAgain = {
  status: 503,
  json: { code: 'service/unavailable', message: expect.stringContaining('Try again') as string },
};

it('an import writes nothing if Firestore fails before the commit, and can then be repeated', async () => {
  const rows = await checkedRows();
  when = 'before';
  expect(await send(rows, { to: failing })).toMatchObject(tryAgain);
  expect(await stored()).toEqual([10]);
  expect(await answerTo(rows)).toMatchObject({ created: 1, updated: 1, errors: [] });
  expect(await stored()).toEqual([15, 3]);
});

it('an import changes stock only once if Firestore fails after the commit and the client retries', async () => {
  const rows = await checkedRows();
  when = 'after';
  expect(await send(rows, { to: failing })).toMatchObject(tryAgain);
  const { errors } = await answerTo(rows);
  expect(errors.map(({ message }) => message).join()).toContain('Check the file again');
  expect(await stored()).toEqual([15, 3]);
  const again = rows.map((row) => ({ ...row, seen: undefined }));
  expect(await answerTo(again, true)).toMatchObject({ created: 0, updated: 0, unchanged: 2, errors: [] });
});

const terms = {
  by: { uid: 'admin', email: 'admin@example.com' },
  signal: AbortSignal.timeout(60_000),
  pictures: () => '',
  currency: 'usd',
} as unknown as Parameters<typeof importProducts>[2];

it('an import fails after five attempts if other admins keep adding the same parts', async () => {
  const never = vi.fn(() => Promise.resolve(null));
  const products = { import: never } as unknown as Parameters<typeof importProducts>[0];
  const importing = importProducts(products, { rows: [], dryRun: true }, terms);
  await expect(importing).rejects.toMatchObject({ code: 'service/unavailable' });
  expect(never).toHaveBeenCalledTimes(5);
});

const hubs = Array.from({ length: 480 }, (_, nth) => ({
  ...draft,
  name: `Hub ${String(nth)}`,
  partNumber: `PW-${String(nth)}`,
}));

it('a dry run of 480 new parts reads Firestore in two requests', async () => {
  const getAll = vi.spyOn(shop.firestore, 'getAll');
  expect(await answerTo(hubs, true)).toMatchObject({ created: 480, errors: [] });
  expect(getAll).toHaveBeenCalledTimes(2);
  getAll.mockRestore();
});

it('an import lets other requests run while it validates 480 rows', async () => {
  let turns = 0;
  const products = { import: () => Promise.resolve({}) } as unknown as Parameters<typeof importProducts>[0];
  let timer = setImmediate(function count() {
    turns += 1;
    timer = setImmediate(count);
  });
  await importProducts(products, { rows: hubs, dryRun: true }, terms);
  clearImmediate(timer);
  expect(turns).toBeGreaterThanOrEqual(24);
});
