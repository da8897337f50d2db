import { describe, expect, it } from 'vitest';
import { cardPayments } from '../gateways/stripe/card-payments.ts';
import { countedEvents, eventOf } from '../../test-support/payments/events.ts';
import {
  openPaymentFixture,
  openStockedFixtureForFile,
  signed,
  unpaid,
} from '../../test-support/payments/payment-fixture.ts';
import { webhookSecret } from '../../test-support/payments/test-stripe.ts';

const fixture = await openStockedFixtureForFile();

describe('POST /stripe/webhook', () => {
  const paidEvent = async () => {
    const orderId = await fixture.placeOrder();
    const paymentId = await fixture.paidIntent(orderId);
    return { orderId, paymentId, body: JSON.stringify(eventOf(fixture, paymentId)) };
  };
  const badSignature = { status: 400, json: { code: 'payments/bad-signature' } };
  const sixMinutesAgo = Math.floor(Date.now() / 1000) - 360;

  it.each<[string, (body: string) => string | null]>([
    ['no signature', () => null],
    ['an empty signature', () => ''],
    ['a made-up signature', () => `t=${String(Math.floor(Date.now() / 1000))},v1=${'0'.repeat(64)}`],
    ['an old signature', (body) => signed(body, sixMinutesAgo)],
    ['the signature of another body', (body) => signed(`${body} `)],
    ['two wrong signatures', (body) => `${signed(`${body}1`)},${signed(`${body}2`)}`],
  ])('answers 400 to an event with %s, and changes nothing', async (_name, signatureOf) => {
    const { orderId, paymentId, body } = await paidEvent();
    expect(await fixture.sendEvent(body, signatureOf(body))).toMatchObject(badSignature);
    expect(await fixture.order(orderId)).toMatchObject(unpaid);
    expect(await countedEvents(fixture, paymentId)).toBe(0);
  });

  it('answers 400 to a body that was parsed and serialised again after signing', async () => {
    const { orderId, body } = await paidEvent();
    const rewritten = JSON.stringify(JSON.parse(body), null, 2);
    expect(await fixture.sendEvent(rewritten, signed(body))).toMatchObject(badSignature);
    expect(await fixture.order(orderId)).toMatchObject(unpaid);
  });

  it('answers 400 to a signed body that is not JSON', async () => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signed('not json') };
    const sent = { method: 'POST', headers, body: 'not json' };
    expect((await fetch(`${fixture.shop.address}/stripe/webhook`, sent)).status).toBe(400);
  });

  it('answers 400 to a test-mode event if the shop is in live mode', async () => {
    const stripe = { secretKey: 'sk_live_never_sent', webhookSecret, emulatorHost: undefined };
    const live = await openPaymentFixture({
      ports: () => ({ cards: cardPayments({ stripe, currency: 'usd' }) }),
    });
    const { orderId, body } = await paidEvent();
    expect(await live.sendEvent(body)).toMatchObject(badSignature);
    expect(await live.order(orderId)).toEqual({});
    await live.close();
  });
});
