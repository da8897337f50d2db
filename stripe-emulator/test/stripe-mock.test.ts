import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardPayments } from '../../functions/src/gateways/stripe/card-payments.ts';
import { refusalOf } from '../src/test-support/provider.ts';
import { startStripeMock, type StripeMock } from './support/stripe-mock-module.ts';

const secretKey = 'sk_test_mock';
let mock: StripeMock;
let cards: ReturnType<typeof cardPayments>;

beforeAll(async () => {
  mock = await startStripeMock();
  const stripe = { secretKey, webhookSecret: 'whsec_mock', emulatorHost: mock.host };
  cards = cardPayments({ stripe, currency: 'usd' });
}, 300_000);
afterAll(() => mock.stop());

describe('requests by the Stripe SDK', () => {
  it.each([
    [
      'for an order',
      {
        amount: 5990,
        orderId: 'order-1',
        owner: 'rider@example.com',
        ownerUid: null,
        isAdmins: false,
        key: 'order/order-1',
      },
    ],
    [
      'without an order',
      { amount: 5990, orderId: null, owner: 'rider@example.com', ownerUid: null, isAdmins: false, key: null },
    ],
  ])('to create a payment %s are accepted by stripe-mock', async (_name, terms) => {
    expect((await cards.open(terms)).id).toMatch(/^pi_/u);
  });

  it('to retrieve, cancel and list payments are accepted by stripe-mock', async () => {
    const found = await cards.find('pi_any');
    const canceled = await cards.cancel('pi_any');
    const ids = [found?.id, canceled?.id];
    for await (const { id } of cards.openedSince(new Date(0))) ids.push(id);
    expect(ids.length).toBeGreaterThan(2);
    expect(ids.every((id) => id?.startsWith('pi_'))).toBe(true);
  });

  it('to create refunds and to list refunds and disputes are accepted by stripe-mock', async () => {
    const terms = { paymentId: 'pi_any', amount: 90, refundId: 'r-1', key: 'refund/r-1' };
    expect((await cards.refund(terms)).id).toMatch(/^re_/u);
    const ids = [...(await cards.refundsOf('pi_any')), ...(await cards.disputesOf('pi_any'))].map(
      ({ id }) => id,
    );
    expect(ids.every((id) => /^(?:re|du|dp)_/u.test(id))).toBe(true);
  });

  it('to list undelivered events are accepted by stripe-mock', async () => {
    const ids: string[] = [];
    for await (const { id } of cards.undeliveredSince(new Date(0))) ids.push(id);
    expect(ids.every((id) => id.startsWith('evt_'))).toBe(true);
  });

  it('are rejected by stripe-mock if they have an unknown parameter', async () => {
    const [host = '', port = ''] = mock.host.split(':');
    const stripe = new Stripe(secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0 });
    const terms = { amount: 5990, currency: 'usd', order_id: 'order-1' };
    const error = await refusalOf(stripe.rawRequest('POST', '/v1/payment_intents', terms));
    expect(error.statusCode).toBe(400);
  });
});
