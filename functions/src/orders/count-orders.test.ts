import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openCaches } from '../http/caches.ts';
import { countOrders } from './count-orders.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 12) }));
afterEach(() => vi.useRealTimers());

const ofViews = { needsLook: 5, disputed: 1 };
const over = { delivered: 900_000, cancelled: 70_000, refunded: 30_000 };
const dueBy = '2026-12-03T00:00:00.000Z';

function countingPorts() {
  const open = { placed: 3, paid: 2, packed: 1, shipped: 4 };
  const orders = {
    openCounts: () => Promise.resolve({ ...open }),
    closedCounts: vi.fn(() => Promise.resolve(over)),
    viewCounts: () => Promise.resolve(ofViews),
    packedBefore: vi.fn(() => Promise.resolve(1)),
    disputeDueBy: () => Promise.resolve(dueBy),
  };
  const payments = { unusedCount: vi.fn(() => Promise.resolve(2)) };
  return { open, orders, payments };
}

it('the count of finished orders is cached until this process closes an order, whatever else changes', async () => {
  const { open, ...ports } = countingPorts();
  const caches = openCaches(4);
  const count = countOrders(ports, caches);
  const ofWork = { packedLate: 1, disputeDueBy: dueBy, paymentsWithoutOrder: 2 };
  expect(await count()).toEqual({ ...open, ...over, ...ofViews, ...ofWork, all: 1_000_010 });
  open.placed += 1;
  caches.clear(new Set(['products', 'stock', 'reviews', 'settings']));
  expect(await count()).toMatchObject({ placed: 4, all: 1_000_011 });
  expect(ports.orders.closedCounts).toHaveBeenCalledTimes(1);
  caches.clear(new Set(['closed-orders']));
  await count();
  expect(ports.orders.closedCounts).toHaveBeenCalledTimes(2);
});

it('counts orders packed for two days, and payments that no order was named for within ten minutes', async () => {
  const ports = countingPorts();
  await countOrders(ports, openCaches(0))();
  expect(ports.orders.packedBefore).toHaveBeenCalledWith(new Date(Date.UTC(2026, 10, 26, 12)));
  expect(ports.payments.unusedCount).toHaveBeenCalledWith(new Date(Date.UTC(2026, 10, 28, 11, 50)));
});
