import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStockedFixture, type PaymentFixture } from '../payments/test-support/payment-fixture.ts';
import { everyHalfHour } from './every-half-hour.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await openStockedFixture();
});
afterAll(() => fixture.close());

it('a step that fails is logged, keeps no other from running, and fails the job', async () => {
  const orderId = await fixture.placeOrder({ expiresAt: new Date(Date.now() - 1000) });
  fixture.provider.faults.add({ on: 'GET /v1/events', fault: { kind: 'answer', status: 503 }, times: 9 });
  await expect(everyHalfHour(fixture.ports)).rejects.toThrow('Steps of the job failed');
  fixture.provider.faults.clear();
  expect(fixture.logged).toEqual(['jobs/failed']);
  expect(await fixture.order(orderId)).toMatchObject({ status: 'cancelled' });
  await everyHalfHour(fixture.ports);
  expect(fixture.logged).toEqual(['jobs/failed']);
});
