import { moneyBackDuringPayment } from './storm-disputes.ts';
import { storeProduct } from './payment-fixture.ts';
import { firstStock } from './storm-checks.ts';
import { live, runJob } from './storm-life.ts';
import { maybeBreak, partPrices, patiently, slow, type StormWorld } from './storm-world.ts';

const buyersAtOnce = 12;
const cards = [
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_mastercard',
  'pm_card_visa_chargeDeclined',
  'pm_card_chargeDeclinedExpiredCard',
  'pm_card_authenticationRequired',
  'pm_card_pendingRefund',
  'pm_card_refundFail',
] as const;

/** Confirms a payment as the browser does. Ignores errors, which only the browser would see. */
async function confirm({ fixture, chance, count }: StormWorld, clientSecret: string): Promise<string> {
  const [paymentId = ''] = clientSecret.split('_secret_');
  const card = chance.one(cards);
  await fixture.pay(clientSecret, card).catch(() => {
    count('confirmations refused or cut off');
  });
  return paymentId;
}

export async function stockShelves({ fixture, adminToken: token }: StormWorld): Promise<void> {
  const { shop } = fixture;
  for (const priceCents of partPrices) {
    const product = shop.firestore.doc(`products/${String(priceCents)}`);
    await storeProduct(shop, firstStock, product.id);
    await product.update({ priceCents });
  }
  const seller = { name: 'Pedalworks', address: '', vatId: '', taxRatePercent: 19 };
  await shop.call('saveSettings', { token, body: { enforceMinOrder: false, enforceStock: true, seller } });
}

const address = {
  ...{ name: 'Ines Calder', street: '1 Foundry Lane', postcode: '97209', city: 'Portland' },
  ...{ region: 'OR', country: 'US' },
};

/** @returns the order's id; null if the shop refused it */
async function placeCart(world: StormWorld): Promise<string | null> {
  const { fixture, chance } = world;
  const { shop, customer } = fixture;
  const kinds = chance.one([1, 1, 2, 3]);
  const first = chance.whole(0, partPrices.length - 1);
  const lines = Array.from({ length: kinds }, (_line, place) => {
    const priceCents = partPrices[(first + place) % partPrices.length] ?? 0;
    return { productId: String(priceCents), quantity: chance.whole(1, 4), price: priceCents / 100 };
  });
  const body = { lines, customerEmail: customer.email, ...(chance.happens(0.9) && { address }) };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const asking = { body, headers, token: customer.accessToken };
  const answer = await patiently(world, () => shop.call('placeOrder', asking));
  return answer?.status === 201 ? (answer.json as { insertedId: string }).insertedId : null;
}

async function buy(world: StormWorld): Promise<readonly string[]> {
  const { chance } = world;
  const orderId = await placeCart(world);
  if (orderId === null) return [];
  if (chance.happens(0.1)) await payByPrice(world, orderId);
  else {
    const visits = chance.one([1, 1, 1, 2, 3]);
    const meanwhile = chance.happens(0.2) ? live(world, orderId) : undefined;
    for (let visit = 0; visit < visits; visit += 1) await visitPaymentPage(world, orderId);
    await meanwhile;
  }
  await live(world, orderId);
  return [orderId];
}

/** Pays without an order id, like older clients. */
async function payByPrice(world: StormWorld, orderId: string): Promise<void> {
  const { fixture, chance, count } = world;
  const { priceCents } = await fixture.order(orderId);
  const paymentId = await fixture.payBare(Number(priceCents) / 100).catch(() => null);
  if (paymentId === null) return;
  count('payments by their price alone');
  if (chance.happens(0.7)) await patiently(world, () => fixture.report(orderId, paymentId));
}

async function visitPaymentPage(world: StormWorld, orderId: string): Promise<void> {
  const { fixture, chance, count } = world;
  maybeBreak(world, 'POST /v1/payment_intents');
  maybeBreak(world, 'POST /v1/payment_intents/{id}/confirm');
  const tabs = chance.one([1, 1, 1, 2]);
  const opened = await Promise.all(
    Array.from({ length: tabs }, () => patiently(world, () => fixture.openIntent(orderId))),
  );
  const secrets = opened.flatMap((answer) =>
    answer?.status === 200 ? [(answer.json as { clientSecret: string }).clientSecret] : [],
  );
  if (secrets.length > 1) count('tabs that paid side by side', secrets.length);
  const paymentIds = await Promise.all(secrets.map((secret) => confirm(world, secret)));
  maybeBreak(world, 'GET /v1/payment_intents/{id}');
  slow(world);
  for (const paymentId of paymentIds) {
    const meanwhile = chance.happens(0.1) ? moneyBackDuringPayment(world, paymentId) : undefined;
    if (chance.happens(0.25)) count('browsers that died before the report');
    else await patiently(world, () => fixture.report(orderId, paymentId));
    await meanwhile;
  }
}

/** Delivers pending webhooks in original or reversed order, up to five times each. Loses some that are not about disputes. */
async function deliverEvents({ fixture: { provider }, chance, count }: StormWorld): Promise<void> {
  for (const { id, type } of provider.webhooks.pending()) {
    if (type.startsWith('charge.dispute') || !chance.happens(0.2)) continue;
    provider.webhooks.lose(id);
    count('events lost');
  }
  const copies = chance.one([1, 1, 2, 5]);
  const deliveries = await provider.webhooks.flush({
    copies,
    order: chance.one(['as-happened', 'reversed']),
  });
  count('deliveries of events', deliveries.length);
  count('deliveries refused', deliveries.filter(({ status }) => status !== 200).length);
}

/** Lets many customers buy at the same time. Returns the ids of their orders. */
export async function storm(world: StormWorld, payments: number): Promise<readonly string[]> {
  const { chance } = world;
  const orders: string[] = [];
  let started = 0;
  const buyer = async (): Promise<void> => {
    while (started < payments) {
      started += 1;
      if (started % 100 === 0) console.log(`${String(started)} of ${String(payments)} …`);
      orders.push(...(await buy(world)));
      if (chance.happens(0.1) && !world.isSending) await deliverEvents(world);
      if (chance.happens(0.05)) await runJob(world);
    }
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, buyer));
  return orders;
}
