import { expect, it, vi } from 'vitest';
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

it('the count of finished orders is cached until a count of open orders changes', async () => {
  const { open, closedCounts, orders } = countingOrders();
  const count = countOrders(orders, 4);
  expect(await count()).toEqual({ ...open, ...over, ...ofViews, all: 1_000_010 });
  await count();
  expect(closedCounts).toHaveBeenCalledTimes(1);
  open.shipped -= 1;
  await count();
  expect(closedCounts).toHaveBeenCalledTimes(2);
});

it('the count of finished orders is read on each call if the cache is disabled', async () => {
  const { closedCounts, orders } = countingOrders();
  const count = countOrders(orders, 0);
  await count();
  await count();
  expect(closedCounts).toHaveBeenCalledTimes(2);
});
