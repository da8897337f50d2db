import type { AuditEntry, ImportAnswer, UndoAnswer } from '@pedalworks/contract';
import { beforeEach, expect, it } from 'vitest';
import { recordedLog } from '../../test-support/recorded-log.ts';
import { openShopForFile } from '../../test-support/shop.ts';
import { draft } from '../../test-support/products/part.ts';

let interrupt: () => void;
const shop = await openShopForFile();
const admin = await shop.people.admin();
/** Shop that calls {@link interrupt} before each commit of an import or undo. */
const interrupted = await openShopForFile({
  firestoreProjectId: shop.firestoreProjectId,
  ports: ({ products }) => ({
    log: recordedLog(),
    products: {
      ...products,
      import: (...asked) => {
        interrupt();
        return products.import(...asked);
      },
      undoImport: async (...asked) => {
        interrupt();
        return products.undoImport(...asked);
      },
    },
  }),
});
beforeEach(() => shop.empty('products', 'slugs', 'partNumbers', 'audit'));

const parts = (count: number, price = 59.9) =>
  Array.from({ length: count }, (_, nth) => ({
    ...draft,
    partNumber: `PW-${String(nth)}`,
    name: `Hub ${String(nth)}`,
    price,
  }));

const sending = (rows: readonly object[], id: string, key: string) =>
  shop.call('importProducts', {
    token: admin.accessToken,
    headers: { 'idempotency-key': key },
    body: { rows, dryRun: false, batch: { id } },
  });

async function send(
  rows: readonly object[],
  id: string,
  key: string = crypto.randomUUID(),
): Promise<ImportAnswer> {
  return (await sending(rows, id, key)).json as ImportAnswer;
}

const undoing = (id: string, at = shop) =>
  at.call('undoImport', { token: admin.accessToken, params: { id } });
const undo = async (id: string) => (await undoing(id)).json as UndoAnswer;

async function countsOf(id: string): Promise<AuditEntry['after']> {
  const { json } = await shop.call('listAuditEntries', { token: admin.accessToken });
  return (json as readonly AuditEntry[]).find(({ _id }) => _id === id)?.after ?? null;
}

async function prices(): Promise<readonly string[]> {
  const { docs } = await shop.firestore.collection('products').get();
  return docs.map((part) =>
    part.get('status') === 'archived' ? 'archived' : String(part.get('priceCents')),
  );
}
const all = (count: number, what: string) => Array.from({ length: count }, () => what);

it('an import is stored completely or not at all when the client disconnects', async () => {
  const page = new AbortController();
  interrupt = () => page.abort();
  const cutOff = interrupted.request('/product/import', {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ rows: parts(20), dryRun: false, batch: { id: 'first' } }),
    signal: page.signal,
  });
  await expect(cutOff).rejects.toThrow();
  const { created, unchanged, errors } = await send(parts(30), 'second');
  expect(errors).toEqual([]);
  expect([
    [30, 0],
    [10, 20],
  ]).toContainEqual([created, unchanged]);
  expect(await prices()).toEqual(all(30, '5990'));
});

it('repeating an import with its idempotency key answers as the first time and changes nothing, whatever was changed since', async () => {
  const rows = parts(3, 50);
  await send(parts(3), 'before');
  const first = await send(rows, 'import-1', 'one-file');
  expect(first).toMatchObject({ updated: 3, parts: [{ changes: [{ column: 'price' }] }, {}, {}] });
  await send(parts(3, 45), 'import-2');
  expect(await send(rows, 'import-1', 'one-file')).toEqual(first);
  expect(await prices()).toEqual(all(3, '4500'));
  expect(await countsOf('import-1')).toMatchObject({ created: 0, updated: 3 });
  expect(await sending(parts(3, 55), 'import-1', 'one-file')).toMatchObject({
    status: 422,
    json: { code: 'request/key-reused' },
  });
});

it('repeating an interrupted import writes the remaining rows as a new import with its own undo', async () => {
  await send(parts(20), 'before');
  await send(parts(20, 50).slice(0, 8), 'killed');
  expect(await send(parts(20, 50), 'resumed')).toMatchObject({ updated: 12, unchanged: 8 });
  expect(await send(parts(20, 50), 'again')).toMatchObject({ updated: 0, unchanged: 20 });
  expect(await countsOf('again')).toBeNull();
  expect(await undo('resumed')).toMatchObject({ undone: 12, left: [] });
  expect((await prices()).toSorted()).toEqual([...all(8, '5000'), ...all(12, '5990')]);
  expect(await undo('killed')).toMatchObject({ undone: 8, left: [] });
  expect(await prices()).toEqual(all(20, '5990'));
});

it('repeating an interrupted undo of an import undoes the remaining rows and counts each row once', async () => {
  await send(parts(105), 'import-1');
  let commits = 0;
  interrupt = () => {
    commits += 1;
    if (commits === 2) throw Object.assign(new Error('UNAVAILABLE'), { code: 14 });
  };
  expect(await undoing('import-1', interrupted)).toMatchObject({ status: 503 });
  expect(await countsOf('import-1')).toMatchObject({ created: 105, undone: 100 });
  expect(await undo('import-1')).toEqual({ undone: 5, left: [], more: false });
  expect(await countsOf('import-1')).toMatchObject({ undone: 105, left: 0 });
  expect(await prices()).toEqual(all(105, 'archived'));
});

it('undoing an import skips parts that a concurrent import has changed', async () => {
  await send(parts(20), 'before');
  await send(parts(20, 50), 'import-1');
  const [{ undone, left }, other] = await Promise.all([undo('import-1'), send(parts(20, 45), 'import-2')]);
  expect(other).toMatchObject({ updated: 20, errors: [] });
  expect(undone + left.length).toBe(20);
  expect(await prices()).toEqual(all(20, '4500'));
  expect(await undo('import-2')).toMatchObject({ undone: 20, left: [] });
  expect((await prices()).toSorted()).toEqual([...all(left.length, '5000'), ...all(undone, '5990')]);
});

it('undoing an import a second time undoes the rows that the import wrote after the first undo', async () => {
  await send(parts(10), 'import-1');
  expect(await undo('import-1')).toMatchObject({ undone: 10 });
  await send(parts(20).slice(10), 'import-1');
  expect(await undo('import-1')).toEqual({ undone: 10, left: [], more: false });
  expect(await countsOf('import-1')).toMatchObject({ created: 20, undone: 20 });
  expect(await prices()).toEqual(all(20, 'archived'));
});
