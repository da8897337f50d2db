import { expect, it } from 'vitest';
import type { Ports } from '../ports.ts';
import type { PaymentPorts } from '../payments/settle-payment.ts';
import { recordedLog } from '../../test-support/recorded-log.ts';
import { expireOrders } from './expire-orders.ts';
import type { OrderRecord } from '../model/orders.ts';
import { someOrder } from '../../test-support/orders/stored-order.ts';

const never = new AbortController().signal;
const expiresAt = new Date(Date.now() - 1000);

/** Creates a shop in memory. Stripe refuses to cancel the payments of its first `stubborn` orders. */
function shopInMemory(count: number, stubborn: number) {
  const orders = new Map<string, OrderRecord>();
  for (let nth = 0; nth < count; nth += 1) {
    const id = String(nth).padStart(5, '0');
    orders.set(id, someOrder({ id, expiresAt }));
  }
  const isStubborn = (id: string) => Number(id) < stubborn;
  const logged: string[] = [];
  const now = { open: 0, most: 0 };
  const transact = ({ subject }: { readonly subject: string }) => {
    const cancelled = someOrder({ id: subject, expiresAt, status: 'cancelled' });
    orders.set(subject, cancelled);
    return Promise.resolve(cancelled);
  };
  const cancel = async (id: string) => {
    now.open += 1;
    now.most = Math.max(now.most, now.open);
    await new Promise(setImmediate);
    now.open -= 1;
    if (isStubborn(id)) throw new Error('Stripe does not answer');
    return null;
  };
  const page: ReturnType<Ports['orders']['overdue']>['page'] = ({ limit, cursor = '' }) => {
    const due = [...orders.values()].filter(({ id, status }) => status === 'placed' && id > cursor);
    const items = due.slice(0, limit);
    return Promise.resolve({ items, nextCursor: due.length > limit ? (items.at(-1)?.id ?? null) : null });
  };
  const ports = {
    log: recordedLog((message) => void logged.push(message)),
    shop: { publicAddress: 'https://shop.example', mailAddress: 'shop@shop.example' },
    orders: {
      overdue: () => ({ page }),
      find: (id: string) => Promise.resolve(orders.get(id) ?? null),
    },
    transact,
    payments: {
      find: () => Promise.resolve(null),
      ofOrder: (id: string) => Promise.resolve([{ id, status: 'open' }]),
      unusedOf: () => Promise.resolve([]),
      close: () => Promise.resolve(true),
    },
    cards: { cancel },
  };
  const left = () => [...orders.values()].filter(({ status }) => status === 'placed').length;
  return { ports: ports as unknown as PaymentPorts, logged, now, left };
}

it('the expiry job cancels 4,800 overdue orders in one run even if the 200 oldest cannot be cancelled', async () => {
  const { ports, logged, now, left } = shopInMemory(5000, 200);
  expect(await expireOrders(ports, never)).toBe(4800);
  expect(left()).toBe(200);
  expect(logged).toEqual(Array.from({ length: 200 }, () => 'orders/not-expired'));
  expect(now.most).toBe(8);
});

it('the expiry job cancels no orders and logs no errors once its time limit has passed', async () => {
  const { ports, logged, left } = shopInMemory(50, 50);
  expect(await expireOrders(ports, AbortSignal.abort())).toBe(0);
  expect([left(), logged]).toEqual([50, []]);
});
