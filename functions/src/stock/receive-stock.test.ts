import type { AuditEntry, Product, StockMovement, StockRow } from '@pedalworks/contract';
import { beforeEach, expect, it } from 'vitest';
import { openShopForFile } from '../../test-support/shop.ts';
import { workbench } from '../../test-support/products/part.ts';

const shop = await openShopForFile();
const admin = await shop.people.admin();
const { add, get } = workbench(shop, admin);
const token = admin.accessToken;
beforeEach(() =>
  shop.empty('products', 'slugs', 'partNumbers', 'stockMovements', 'audit', 'idempotencyKeys'),
);

const receive = (
  rows: readonly unknown[],
  { reason = 'Delivery note 4711', key }: Record<string, string> = {},
) =>
  shop.call('receiveStock', {
    token,
    body: { reason, rows },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const stockOf = async (id: string) => ((await get(id, admin)).json as Product).quantity;
const movementsOf = async (id: string) =>
  (await shop.call('listStockMovements', { token, params: { id } })).json as readonly StockMovement[];
const audited = async () =>
  (await shop.call('listAuditEntries', { token, query: { action: 'stock/receive' } })).json as AuditEntry[];

it('changes and counts the stock of several parts in one commit with one audit entry', async () => {
  const [chain, hub, rim] = [
    await add({ partNumber: 'PW-CH12', name: 'Chain', quantity: 46 }),
    await add({ partNumber: 'PW-HUB', name: 'Hub', quantity: 5 }),
    await add({ partNumber: 'PW-RIM', name: 'Rim', quantity: 7 }),
  ];
  const rows = [
    { partNumber: ' pw-ch12 ', change: '+10' },
    { partNumber: 'PW-HUB', count: 3 },
    { partNumber: 'PW-RIM', change: -2 },
  ];
  expect(await receive(rows)).toMatchObject({
    status: 200,
    json: {
      parts: [
        { id: chain, partNumber: 'PW-CH12', name: 'Chain', before: 46, after: 56 },
        { id: hub, before: 5, after: 3 },
        { id: rim, before: 7, after: 5 },
      ],
    },
  });
  expect(await Promise.all([chain, hub, rim].map(stockOf))).toEqual([56, 3, 5]);
  const own = { by: 'shop', email: admin.email, reason: 'Delivery note 4711' };
  expect((await movementsOf(chain))[0]).toMatchObject({ ...own, kind: 'delivery', change: 10, quantity: 56 });
  expect((await movementsOf(hub))[0]).toMatchObject({ ...own, kind: 'count', change: -2, quantity: 3 });
  expect((await movementsOf(rim))[0]).toMatchObject({ ...own, kind: 'edit', change: -2, quantity: 5 });
  expect(await audited()).toMatchObject([
    {
      targetName: '3 parts',
      before: { 'PW-CH12': 46, 'PW-HUB': 5, 'PW-RIM': 7 },
      after: { 'PW-CH12': 56, 'PW-HUB': 3, 'PW-RIM': 5, reason: 'Delivery note 4711' },
    },
  ]);
});

it('changes nothing if a part is unknown, repeated or would fall below zero, and names each row', async () => {
  const id = await add({ partNumber: 'PW-1', quantity: 5 });
  const issuesOf = async (rows: readonly unknown[]) => {
    const { status, json } = await receive(rows);
    return [status, (json as { issues: { path: string; message: string }[] }).issues.map(({ path }) => path)];
  };
  const row: StockRow = { partNumber: 'PW-1', change: 1 };
  const unknown = { partNumber: 'PW-NONE', change: 1 };
  expect(await issuesOf([row, unknown, { partNumber: 'PW-GONE', count: 0 }])).toEqual([
    400,
    ['rows[1].partNumber', 'rows[2].partNumber'],
  ]);
  expect(await issuesOf([row, { partNumber: 'pw-1', count: 3 }])).toEqual([400, ['rows[1].partNumber']]);
  expect(await issuesOf([{ ...row, change: -6 }])).toEqual([400, ['rows[0].change']]);
  expect(await issuesOf([{ ...row, change: 999_999 }])).toEqual([400, ['rows[0].change']]);
  for (const wrong of [
    {},
    { change: 1, count: 1 },
    { change: 0 },
    { change: -0 },
    { count: -1 },
    { count: 1.5 },
  ])
    expect((await receive([{ partNumber: 'PW-1', ...wrong }])).status).toBe(400);
  for (const rows of [
    [],
    [null],
    Array.from({ length: 201 }, (_, nth) => ({ partNumber: `P${String(nth)}`, change: 1 })),
  ])
    expect((await receive(rows)).status).toBe(400);
  expect((await receive([row], { reason: ' ' })).status).toBe(400);
  expect(await stockOf(id)).toBe(5);
  expect(await audited()).toEqual([]);
});

it('counts a delivery once if its request is repeated, and rejects another body with its key', async () => {
  const id = await add({ partNumber: 'PW-1', quantity: 5 });
  const rows = [{ partNumber: 'PW-1', change: 10 }];
  const answers = await Promise.all([receive(rows, { key: 'note-1' }), receive(rows, { key: 'note-1' })]);
  answers.push(await receive(rows, { key: 'note-1' }));
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 200, json: { parts: [{ before: 5, after: 15 }] } });
  expect((await receive([{ partNumber: 'PW-1', change: 11 }], { key: 'note-1' })).status).toBe(422);
  expect(await stockOf(id)).toBe(15);
  expect(await movementsOf(id)).toHaveLength(2);
});

it('adds up two deliveries of the same parts at the same moment', async () => {
  const ids = await Promise.all(
    ['A', 'B'].map((partNumber) => add({ partNumber, name: partNumber, quantity: 0 })),
  );
  const rows = ['A', 'B'].map((partNumber) => ({ partNumber, change: 3 }));
  const answers = await Promise.all(Array.from({ length: 4 }, () => receive(rows)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await Promise.all(ids.map(stockOf))).toEqual([12, 12]);
});

it('stores a count of -0 as 0', async () => {
  const id = await add({ partNumber: 'PW-1', quantity: 5 });
  await receive([{ partNumber: 'PW-1', count: -0 }]);
  expect(Object.is((await shop.firestore.doc(`products/${id}`).get()).get('quantity'), 0)).toBe(true);
});
