import { expect, it, vi } from 'vitest';
import { openCaches } from '../http/caches.ts';
import { countOrders } from './count-orders.ts';

const ofViews = { needsLook: 5, disputed: 1 };
const over = { delivered: 900_000, cancelled: 70_000, refunded: 30_000 };

function countingOrders() {
  const open = { placed: 3, paid: 2, packed: 1, shipped: 4 };
  const closedCounts = vi.fn(() => Promise.resolve(over));
  const orders = {
    openCounts: () => Promise.resolve({ ...open }),
    closedCounts,
    viewCounts: () => Promise.resolve(ofViews),
  };
  return { open, closedCounts, orders };
}

it('the count of finished orders is cached until this process closes an order, whatever else changes', async () => {
  const { open, closedCounts, orders } = countingOrders();
  const caches = openCaches(4);
  const count = countOrders(orders, caches);
  expect(await count()).toEqual({ ...open, ...over, ...ofViews, all: 1_000_010 });
  open.placed += 1;
  caches.clear(new Set(['products', 'stock', 'reviews', 'settings']));
  expect(await count()).toMatchObject({ placed: 4, all: 1_000_011 });
  expect(closedCounts).toHaveBeenCalledTimes(1);
  caches.clear(new Set(['closed-orders']));
  await count();
  expect(closedCounts).toHaveBeenCalledTimes(2);
});
