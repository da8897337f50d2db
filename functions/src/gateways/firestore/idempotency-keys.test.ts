import { expect, it } from 'vitest';
import { openFixtureForFile } from '../../../test-support/payments/payment-fixture.ts';
import { idempotentRequest } from '../../shared/idempotency.ts';

const { ports, placeOrder } = await openFixtureForFile();

it('a repeated request is answered with the state after the first, even if it read an older one', async () => {
  const orderId = await placeOrder();
  const request = idempotentRequest({ call: 'test', by: 'admin', key: 'key', body: {} });
  const terms = { subject: orderId, signal: AbortSignal.timeout(10_000) };
  const first = () =>
    ports.transact(terms, async (transaction) => {
      const order = await transaction.order(orderId);
      await transaction.recall(request);
      transaction.remember(request, { orderId });
      if (order !== null) transaction.writeOrder({ ...order, phone: 'after' });
    });
  let attempts = 0;
  const repeated = await ports.transact(terms, async (transaction) => {
    const order = await transaction.order(orderId);
    attempts += 1;
    if (attempts === 1) await first();
    return (await transaction.recall(request)) === null ? null : order;
  });
  expect([attempts, repeated?.phone]).toEqual([2, 'after']);
});
