import { startStripeEmulator, type StripeEmulator } from '@pedalworks/stripe-emulator';
import Stripe from 'stripe';
import { cardPayments } from '../../src/gateways/stripe/card-payments.ts';
import { ordersIn, orderFields } from '../../src/gateways/firestore/order-documents.ts';
import { storedOrder, type OrderChanges } from '../orders/stored-order.ts';
import type { Ports } from '../../src/ports.ts';
import type { Answer } from '../answer.ts';
import type { Person } from '../people.ts';
import { recordedLog } from '../recorded-log.ts';
import { openShop, untilFileEnds, type Shop } from '../shop.ts';
import { storedProduct } from '../products/part.ts';
import { testStripe, webhookSecret } from './test-stripe.ts';

/** A shop with card payments: the API over the emulators and its own Stripe emulator. */
export interface PaymentFixture {
  readonly shop: Shop;
  readonly provider: StripeEmulator;
  readonly stripe: Stripe;
  /** For tests of use cases without an endpoint, such as scheduled jobs. */
  readonly ports: Ports;
  readonly customer: Person;
  /** Stores an unpaid order of the customer and returns its id. */
  readonly placeOrder: (changes?: OrderChanges) => Promise<string>;
  readonly openIntent: (orderId: string, token?: string) => Promise<Answer>;
  /** Confirms a payment as the browser does, and ignores a declined card. Returns the intent's id. */
  readonly pay: (clientSecret: string, card?: string) => Promise<string>;
  readonly report: (orderId: string, transactionId: string, token?: string) => Promise<Answer>;
  /** Opens and confirms a payment without reporting it to the shop. Returns the intent's id. */
  readonly paidIntent: (orderId: string) => Promise<string>;
  /** Pays an amount without naming an order, as older clients do. Returns the intent's id. */
  readonly payBare: (price: number, token?: string) => Promise<string>;
  /** Sends a body to the webhook, signed by default. */
  readonly sendEvent: (body: string, signature?: string | null) => Promise<Answer>;
  readonly order: (id: string) => Promise<Record<string, unknown>>;
  /** Resets an order to unpaid, like restoring an old backup. The ledger and the provider keep the payment. */
  readonly bringBackUnpaid: (orderId: string) => Promise<void>;
  readonly ledger: (paymentId: string) => Promise<Record<string, unknown> | undefined>;
  /** Codes logged as errors. */
  readonly logged: readonly string[];
  /** Codes logged as warnings or information. */
  readonly noted: string[];
  readonly close: () => Promise<void>;
}

export interface PaymentFixtureOptions {
  readonly currency?: string;
  /** Replaces some ports of the shop. */
  readonly ports?: (usual: Ports) => Partial<Ports>;
}

/** Opens a shop with card payments. Webhooks wait until the test flushes them. */
export async function openPaymentFixture({
  currency = 'usd',
  ports: changes,
}: PaymentFixtureOptions = {}): Promise<PaymentFixture> {
  const provider = await startStripeEmulator({ port: 0 });
  const { host, port } = provider;
  const logged: string[] = [];
  const noted: string[] = [];
  const note = (message: string) => void noted.push(message);
  const log = { ...recordedLog((message) => void logged.push(message)), info: note, warn: note };
  let ports: Ports | undefined;
  const shop = await openShop({
    ports: (usual) => {
      const stripe = testStripe(`${host}:${String(port)}`);
      const cards = cardPayments({ stripe, currency, timeoutMilliseconds: 1000 });
      ports = { ...usual, cards, log, ...changes?.({ ...usual, cards }) };
      return ports;
    },
  });
  if (ports === undefined) throw new Error('The shop did not open.');
  const url = `${shop.address}/stripe/webhook`;
  provider.webhooks.configure({ url, secret: webhookSecret, mode: 'hold', retryDelaysMilliseconds: [] });
  const stripe = new Stripe('sk_test_fixture', { host, port, protocol: 'http', maxNetworkRetries: 0 });
  const customer = await shop.people.customer();
  return {
    ...callsOf({ shop, stripe, provider, customer, currency }),
    shop,
    provider,
    stripe,
    ports,
    customer,
    logged,
    noted,
  };
}

type Base = Pick<PaymentFixture, 'shop' | 'stripe' | 'provider' | 'customer'> & { readonly currency: string };

/** Creates the calls of a fixture, which go to the address of `shop`. */
export function callsOf({ shop, stripe, provider, customer, currency }: Base) {
  const openIntent: PaymentFixture['openIntent'] = (orderId, token = customer.accessToken) =>
    shop.call('createPaymentIntent', { token, body: { price: 1, orderId } });
  const pay: PaymentFixture['pay'] = async (clientSecret, payment_method = 'pm_card_visa') => {
    const [id = ''] = clientSecret.split('_secret_');
    const declined = (error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    };
    await stripe.paymentIntents.confirm(id, { payment_method }).catch(declined);
    return id;
  };
  return {
    openIntent,
    pay,
    placeOrder: (changes: OrderChanges = {}) => storeOrder(shop, customer, { currency, ...changes }),
    report: (orderId: string, transactionId: string, token = customer.accessToken) =>
      shop.call('recordPayment', { token, params: { id: orderId }, body: { order: orderId, transactionId } }),
    paidIntent: async (orderId: string) => pay(clientSecretOf(await openIntent(orderId))),
    payBare: async (price: number, token = customer.accessToken) =>
      pay(clientSecretOf(await shop.call('createPaymentIntent', { token, body: { price } }))),
    sendEvent: (body: string, signature: string | null = signed(body)) =>
      shop.request('/stripe/webhook', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(signature === null ? {} : { 'stripe-signature': signature }),
        },
        body,
      }),
    order: async (id: string) => (await shop.firestore.doc(`orders/${id}`).get()).data() ?? {},
    bringBackUnpaid: async (id: string) => {
      const document = ordersIn(shop.firestore).doc(id);
      const paid = (await document.get()).data();
      if (paid === undefined) throw new Error('There is no such order.');
      const lines = paid.lines.map((line) => ({ ...line, stockTaken: false }));
      const [placed] = paid.history;
      const history = placed === undefined ? [] : [placed];
      const before = {
        ...paid,
        lines,
        history,
        status: 'placed',
        paidAt: null,
        transactionId: null,
      } as const;
      await shop.firestore.doc(`orders/${id}`).update({ ...orderFields(before) });
    },
    ledger: async (id: string) => (await shop.firestore.doc(`payments/${id}`).get()).data(),
    close: async () => {
      await provider.close();
      await shop.close();
    },
  };
}

export function clientSecretOf({ json }: Answer): string {
  return (json as { clientSecret: string }).clientSecret;
}

export function paymentIdOf(answer: Answer): string {
  return clientSecretOf(answer).split('_secret_')[0] ?? '';
}

/** Signs a webhook body as Stripe does. `atSeconds` is the time of the signature. */
export function signed(payload: string, atSeconds = Math.floor(Date.now() / 1000)): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp: atSeconds });
}

async function storeOrder(shop: Shop, customer: Person, changes: OrderChanges): Promise<string> {
  const { email: customerEmail, name: customerName, uid: customerUid } = customer;
  const order = storedOrder({ customerEmail, customerName, customerUid, ...changes });
  return (await shop.firestore.collection('orders').add(order)).id;
}

/** Opens a fixture and stores the product that its orders contain. */
export async function openStockedFixture(wanted?: PaymentFixtureOptions): Promise<PaymentFixture> {
  const fixture = await openPaymentFixture(wanted);
  await storeProduct(fixture.shop);
  return fixture;
}

export const openFixtureForFile = (wanted?: PaymentFixtureOptions) =>
  untilFileEnds(openPaymentFixture(wanted));

export const openStockedFixtureForFile = (wanted?: PaymentFixtureOptions) =>
  untilFileEnds(openStockedFixture(wanted));

/** Fields of an unpaid order. */
export const unpaid = { paid: false, transactionId: null };

/** Stores the product that the fixture's orders contain. */
export async function storeProduct(shop: Shop, quantity = 10, id = 'chainring'): Promise<void> {
  await shop.firestore.doc(`products/${id}`).set(storedProduct({ name: 'Chainring 42T', quantity }));
}
