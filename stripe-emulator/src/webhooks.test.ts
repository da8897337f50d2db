import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterEach, describe, expect, it } from 'vitest';
import type { StripeEmulatorOptions, WebhookOptions } from './index.ts';
import { createIntent, openProvider, type Provider } from './test-support/provider.ts';

interface Received {
  readonly body: string;
  readonly signature: string;
}

const secret = 'whsec_test';
const toClose: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close();
});

/** Starts a webhook endpoint that records the events it receives. */
async function startWebhookEndpoint(
  status: () => number = () => 200,
): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = request.headers['stripe-signature'];
      received.push({ body: Buffer.concat(chunks).toString(), signature: String(signature) });
      response.writeHead(status()).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  toClose.push(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${String(port)}`, received };
}

async function open(
  url: string,
  webhook: Partial<WebhookOptions> = {},
  options: Partial<StripeEmulatorOptions> = {},
): Promise<Provider> {
  const provider = await openProvider({ ...options, webhook: { url, secret, ...webhook } });
  toClose.push(() => provider.emulator.close());
  return provider;
}

function verified(received: readonly Received[], signedWith = secret): Stripe.Event[] {
  return received.map(({ body, signature }) => Stripe.webhooks.constructEvent(body, signature, signedWith));
}

describe('the webhook sender', () => {
  it('signs events so that the Stripe SDK accepts them', async () => {
    const door = await startWebhookEndpoint();
    const { client, emulator } = await open(door.url);
    const { id } = await createIntent(client());
    await client().paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    await emulator.webhooks.settled();
    const events = verified(door.received);
    expect(events.map(({ type }) => type)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
    ]);
    expect(events[2]).toMatchObject({
      object: 'event',
      api_version: '2026-10-28.endive',
      livemode: false,
      data: { object: { id, status: 'succeeded', amount_received: 5990 } },
    });
    expect(() => verified(door.received, 'whsec_other')).toThrow(
      Stripe.errors.StripeSignatureVerificationError,
    );
  });

  it('delivers held events only on flush, in the requested order and number of copies', async () => {
    const door = await startWebhookEndpoint();
    const { client, emulator } = await open(door.url, { mode: 'hold' });
    await createIntent(client(), { payment_method: 'pm_card_visa_chargeDeclined', confirm: true }).catch(
      () => undefined,
    );
    expect(door.received).toEqual([]);
    const deliveries = await emulator.webhooks.flush({ order: 'reversed', copies: 2 });
    expect(deliveries.map(({ type }) => type)).toEqual([
      'payment_intent.payment_failed',
      'payment_intent.payment_failed',
      'charge.failed',
      'charge.failed',
      'payment_intent.created',
      'payment_intent.created',
    ]);
    expect(emulator.webhooks.pending()).toEqual([]);
  });

  it('retries a rejected event without resending the events after it', async () => {
    const answers = [500];
    const door = await startWebhookEndpoint(() => answers.shift() ?? 200);
    const { client, emulator } = await open(door.url, { retryDelaysMilliseconds: [1] });
    const refused = await createIntent(client());
    const accepted = await createIntent(client());
    await expect.poll(() => emulator.webhooks.pending().length).toBe(0);
    const ids = verified(door.received).map(({ data }) => (data.object as Stripe.PaymentIntent).id);
    expect(ids.filter((id) => id === refused.id)).toHaveLength(2);
    expect(ids.filter((id) => id === accepted.id)).toHaveLength(1);
  });

  it('keeps a rejected event pending until a later flush delivers it', async () => {
    const answers = [500, 200];
    const door = await startWebhookEndpoint(() => answers.shift() ?? 200);
    const { client, emulator } = await open(door.url, { mode: 'hold' });
    await createIntent(client());
    expect(await emulator.webhooks.flush()).toMatchObject([{ status: 500 }]);
    expect(emulator.webhooks.pending()).toHaveLength(1);
    expect(await emulator.webhooks.flush()).toMatchObject([{ status: 200 }]);
    expect(emulator.webhooks.pending()).toEqual([]);
  });
});

describe('the state file', () => {
  it('if damaged, is named in the error and not overwritten', async () => {
    const stateFile = join(await mkdtemp(join(tmpdir(), 'provider-')), 'state.json');
    await writeFile(stateFile, '{"paymentIntents": [');
    await expect(openProvider({ stateFile })).rejects.toThrow(stateFile);
    expect(await readFile(stateFile, 'utf8')).toBe('{"paymentIntents": [');
  });

  it('keeps payments, idempotency keys and undelivered events across a restart', async () => {
    const stateFile = join(await mkdtemp(join(tmpdir(), 'provider-')), 'state.json');
    const door = await startWebhookEndpoint();
    const first = await open(door.url, { mode: 'hold' }, { stateFile });
    const options = { idempotencyKey: 'order-1' };
    const { id } = await first.client().paymentIntents.create({ amount: 700, currency: 'usd' }, options);
    await first.client().paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    await first.emulator.close();

    const second = await open(door.url, { mode: 'hold' }, { stateFile });
    expect(await second.client().paymentIntents.retrieve(id)).toMatchObject({ status: 'succeeded' });
    expect(
      await second.client().paymentIntents.create({ amount: 700, currency: 'usd' }, options),
    ).toMatchObject({ id });
    await second.emulator.webhooks.flush();
    expect(verified(door.received).map(({ type }) => type)).toContain('payment_intent.succeeded');
    expect(await readFile(stateFile, 'utf8')).not.toContain('4242424242424242');
  });
});
