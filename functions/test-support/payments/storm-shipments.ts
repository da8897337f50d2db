import { orderAttentions } from '@pedalworks/contract';
import { ordersIn } from '../../src/gateways/firestore/order-documents.ts';
import type { OrderRecord, ShipmentRecord } from '../../src/model/orders.ts';
import { asAdmin, partPrices, patiently, type StormWorld } from './storm-world.ts';

const attentions = [...orderAttentions];

export async function recordOf({ fixture }: StormWorld, orderId: string): Promise<OrderRecord> {
  const order = (await ordersIn(fixture.shop.firestore).doc(orderId).get()).data();
  if (order === undefined) throw new Error(`There is no order ${orderId}.`);
  return order;
}

export function move(world: StormWorld, id: string): Promise<void> {
  const to = world.chance.one(['packed', 'packed', 'shipped', 'delivered']);
  return asAdmin(world, 'transitionOrder', { params: { id }, body: { to, attentions } });
}

const newKey = () => ({ 'idempotency-key': crypto.randomUUID() });

/** Sends some units of some lines, without looking at what is left to send. */
async function shipPart(world: StormWorld, id: string): Promise<void> {
  await asAdmin(world, 'transitionOrder', { params: { id }, body: { to: 'packed', attentions } });
  const body = { lines: await someUnits(world, id), carrier: 'UPS', attentions };
  const asking = { params: { id }, headers: newKey(), body };
  const presses = world.chance.one([1, 1, 2]);
  await Promise.all(Array.from({ length: presses }, () => asAdmin(world, 'createShipment', asking)));
}

/** Sends part of an order, then lets up to three things happen to its parcels. */
export async function fulfil(world: StormWorld, id: string): Promise<void> {
  const { chance } = world;
  await shipPart(world, id);
  const happenings = chance.one([0, 1, 2, 3]);
  for (let happening = 0; happening < happenings; happening += 1)
    await chance.one([shipPart, shipPart, replacePart, changeParcel, changeParcel])(world, id);
}

/** Sends a replacement, sometimes by two presses with the same key. */
export async function replacePart(world: StormWorld, id: string): Promise<void> {
  const { chance, replacements } = world;
  const body = { kind: 'replacement', lines: await someUnits(world, id), attentions };
  const asking = { params: { id }, headers: newKey(), body };
  replacements.set(id, (replacements.get(id) ?? 0) + 1);
  const presses = chance.one([1, 1, 2]);
  await Promise.all(Array.from({ length: presses }, () => asAdmin(world, 'createShipment', asking)));
}

/** Returns random units of some lines of an order, up to the ordered quantity. */
export async function someUnits(world: StormWorld, id: string) {
  const { chance } = world;
  const { lines } = await recordOf(world, id);
  const chosen = lines.flatMap(({ quantity }, line) =>
    chance.happens(0.7) ? [{ line, quantity: chance.whole(1, quantity) }] : [],
  );
  return chosen.length === 0 ? [{ line: 0, quantity: 1 }] : chosen;
}

/** Swaps the part of a line for another one that costs as much or more, often after other changes of the order. */
export async function swapPart(world: StormWorld, id: string): Promise<void> {
  const { chance, fixture, adminToken: token } = world;
  const seen = await patiently(world, () => fixture.shop.call('getOrder', { params: { id }, token }));
  if (chance.happens(0.2)) await move(world, id);
  const { lines } = await recordOf(world, id);
  const line = chance.whole(0, lines.length - 1);
  const paidCents = lines[line]?.unitPriceCents ?? 0;
  const dearer = partPrices.filter((cents) => cents >= paidCents) as [number, ...number[]];
  const asking = {
    params: { id, line: String(line) },
    headers: { 'if-match': seen?.headers.get('etag') ?? '"none"' },
    body: { productId: String(chance.one(dearer)) },
  };
  const presses = chance.one([1, 1, 2]);
  await Promise.all(Array.from({ length: presses }, () => asAdmin(world, 'swapPart', asking)));
}

/** Records that a parcel was delivered or came back, or corrects its tracking, sometimes with an outdated version. */
export async function changeParcel(world: StormWorld, id: string): Promise<void> {
  const { chance, fixture, adminToken: token } = world;
  const { shipments } = await recordOf(world, id);
  if (shipments.length === 0) return;
  const { id: shipmentId } = chance.one(shipments as [ShipmentRecord, ...ShipmentRecord[]]);
  const seen = await patiently(world, () => fixture.shop.call('getOrder', { params: { id }, token }));
  const body = chance.one<object>([
    { delivered: true },
    { returned: true, reason: 'Address unknown.' },
    { returned: true, reason: 'Refused at the door.' },
    { carrier: 'UPS', trackingNumber: `1Z${String(chance.whole(1, 9))}`, reason: 'Mistyped.' },
  ]);
  const headers = { 'if-match': seen?.headers.get('etag') ?? '"none"' };
  if (chance.happens(0.2)) await move(world, id);
  await asAdmin(world, 'changeShipment', { params: { id, shipmentId }, headers, body });
}
