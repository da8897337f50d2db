import { afterEach, beforeEach, vi } from 'vitest';
import type { Person } from '../people.ts';
import { reconcileMissed } from '../../src/payments/reconcile-missed.ts';
import { type Reconciliation } from '../../src/payments/reconciliation.ts';
import { openStockedFixture, type PaymentFixture } from './payment-fixture.ts';

/** Opens a stocked shop with an admin for each test, and resets the clock afterwards. */
export function withShopForEachTest(use: (fixture: PaymentFixture, admin: Person) => void): void {
  let fixture: PaymentFixture;
  beforeEach(async () => {
    fixture = await openStockedFixture();
    use(fixture, await fixture.shop.people.admin());
  });
  afterEach(async () => {
    vi.useRealTimers();
    await fixture.close();
  });
}

/** Advances the shop's clock. `vi.useRealTimers()` resets it. */
export function after(minutes: number): void {
  const now = Date.now() + minutes * 60_000;
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date'], now });
}

export function loseEvents({ provider }: PaymentFixture): void {
  for (const { id } of provider.webhooks.pending()) provider.webhooks.lose(id);
}

/** Counts how often `message` is logged, at any level, while `during` runs. */
export async function told(
  { logged, noted }: PaymentFixture,
  message: string,
  during: () => Promise<unknown>,
): Promise<number> {
  const before = { logged: logged.length, noted: noted.length };
  await during();
  const since = [...logged.slice(before.logged), ...noted.slice(before.noted)];
  return since.filter((one) => one === message).length;
}

/** Returns a payment's entries in the admins' list of payments to refund. */
export async function listed(
  { shop }: PaymentFixture,
  paymentId: string,
): Promise<readonly Record<string, unknown>[]> {
  const { accessToken: token } = await shop.people.admin();
  const { json } = await shop.call('listPaymentsToRefund', { token });
  return (json as Record<string, unknown>[]).filter(({ _id }) => _id === paymentId);
}

/** Runs the scheduled reconciliation. Returns a payment's entries in the report. */
export async function reported(
  { ports }: PaymentFixture,
  paymentId: string,
): Promise<Reconciliation['unresolved']> {
  const { unresolved } = await reconcileMissed(ports, AbortSignal.timeout(60_000));
  return unresolved.filter((one) => one.paymentId === paymentId);
}

/** Places two orders of the same amount, then pays that amount without naming an order or reporting the payment. */
export async function unnamedMoney(fixture: PaymentFixture) {
  const orderIds = [
    await fixture.placeOrder({ priceCents: 11_900 }),
    await fixture.placeOrder({ priceCents: 11_900 }),
  ] as const;
  const paymentId = await fixture.payBare(119);
  await fixture.provider.webhooks.flush();
  return { orderIds, paymentId };
}
