import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { List } from '../shared/list.ts';
import type { ListedOrder } from '../model/orders.ts';
import { someOrder } from '../../test-support/orders/stored-order.ts';
import { openShopForFile } from '../../test-support/shop.ts';

/** Number of orders to export. Set `EXPORT_ROWS=1000000` to measure the memory use in a large shop. */
const rows = Number(process.env['EXPORT_ROWS'] ?? 20_000);
const megabyte = 2 ** 20;

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

function liveHeap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const template = someOrder({ paid: true, refundedCents: 100, invoiceNumber: '2026-000001' });
function* manyOrders(): Generator<ListedOrder> {
  for (let nth = 0; nth < rows; nth += 1) yield { ...template, id: String(nth), number: `PW-${String(nth)}` };
}

const many: List<ListedOrder> = {
  page: () => Promise.reject(new Error('no pages here')),
  all: () => Readable.from(manyOrders()),
};

const shop = await openShopForFile({
  ports: (usual) => ({
    orders: { ...usual.orders, list: () => many },
    journal: {
      ...usual.journal,
      invoicesOf: () => Promise.resolve(new Map()),
      refundsOf: () => Promise.resolve([]),
    },
  }),
});

it(
  'the order export streams all rows in constant memory',
  async () => {
    const headers = { authorization: `Bearer ${(await shop.people.admin()).accessToken}` };
    const { body } = await fetch(`${shop.address}/export/orders.csv`, { headers });
    const before = liveHeap();
    let [most, bytes, lines, looked] = [0, 0, 0, 0];
    for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      lines += Buffer.from(chunk).toString('latin1').split('\n').length - 1;
      if (bytes - looked < 2 * megabyte) continue;
      looked = bytes;
      most = Math.max(most, liveHeap() - before);
    }
    console.log(
      `orders.csv: ${String(rows)} orders, ${(bytes / megabyte).toFixed(0)} MB, heap grew by at most ${(most / megabyte).toFixed(0)} MB`,
    );
    expect(lines).toBe(rows + 1);
    expect(most).toBeLessThan(30 * megabyte);
  },
  60_000 + rows,
);
