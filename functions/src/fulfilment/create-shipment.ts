import {
  ApiError,
  linesNamedBy,
  takesStock,
  trackingOf,
  type shipmentEndpoints,
  type ShipmentDraft,
} from '@pedalworks/contract';
import type { Handler } from '../http/handler.ts';
import type { Actor } from '../model/audit.ts';
import type { Caller } from '../model/caller.ts';
import type { OrderRecord } from '../model/orders.ts';
import { auditedOrder } from '../orders/audited-order.ts';
import { toOrder, type Pictures } from '../orders/order-answer.ts';
import { withRefundedUnits } from '../orders/shipping-status.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import { idempotentRequest } from '../shared/idempotency.ts';
import { heldBackFact, heldBackText, mailShipment } from './mail-shipment.ts';
import { addShipment, type NewShipment } from './new-shipment.ts';
import { acceptedText, requireMovable, requireReplaceable } from './require-movable.ts';

export function createShipment(
  { transact, shop }: Pick<Ports, 'transact' | 'shop'>,
  pictures: Pictures,
): Handler<typeof shipmentEndpoints.createShipment> {
  return async ({ params: { id: orderId }, body, headers, caller, signal }) => {
    const call = `createShipment/${orderId}`;
    const request = idempotentRequest({ call, by: caller.uid, key: headers['Idempotency-Key'], body });
    const id = crypto.randomUUID();
    const shipped = await transact({ subject: orderId, signal }, async (transaction) => {
      const [stored, earlier] = await Promise.all([transaction.order(orderId), transaction.recall(request)]);
      if (stored === null) throw new ApiError('orders/not-found');
      if (earlier !== null) return stored;
      const before = withRefundedUnits(stored, await transaction.refunds(orderId));
      requireShippable(before, body);
      const settings = await transaction.settings();
      const { kind = 'order', lines } = body;
      const tracking = trackingOf(body, settings.carriers);
      const order = await ship(transaction, before, { id, kind, lines, tracking, by: caller });
      transaction.remember(request, { orderId });
      const mailed = { order, emailCustomer: body.emailCustomer, shop: { ...shop, ...settings } };
      const isHeldBack = await mailShipment(transaction, mailed);
      await recordShipment(transaction, { before, order, body, caller, isHeldBack });
      return order;
    });
    return toOrder(shipped, pictures);
  };
}

function requireShippable(order: OrderRecord, { kind, attentions }: ShipmentDraft): void {
  if (kind === 'replacement') {
    requireReplaceable(order, attentions);
    return;
  }
  if (order.status !== 'packed') {
    const message = `This order is ${order.status} now, and only packed orders can be shipped. Check it, then try again.`;
    throw new ApiError('orders/move-refused', { message });
  }
  requireMovable(order, { to: 'shipped', attentions });
}

interface Parcel extends Omit<NewShipment, 'stockTaken'> {
  readonly by: Actor;
}

/** Adds a shipment to an order and writes it. A replacement takes its units from stock if the shop counts stock. */
export async function ship(
  transaction: ShopTransaction,
  before: OrderRecord,
  { by: { uid, email }, ...parcel }: Parcel,
): Promise<OrderRecord> {
  const isTaken = parcel.kind === 'replacement' && takesStock(await transaction.settings());
  const order = addShipment(before, { ...parcel, ...(isTaken && { stockTaken: true as const }) });
  const taken = isTaken ? linesNamedBy(order, parcel.lines ?? []) : [];
  await transaction.takeStock(taken, { kind: 'replacement', by: { uid, email }, order });
  transaction.writeOrder(order);
  return order;
}

interface RecordedShipment {
  readonly before: OrderRecord;
  readonly order: OrderRecord;
  readonly body: ShipmentDraft;
  readonly caller: Caller;
  readonly isHeldBack: boolean;
}

async function recordShipment(
  transaction: ShopTransaction,
  { before, order, body, caller: { uid, email }, isHeldBack }: RecordedShipment,
): Promise<void> {
  const parcel = order.shipments.at(-1);
  if (parcel === undefined) return;
  const { kind, tracking, lines } = parcel;
  const sent = linesNamedBy(order, lines);
  const names = sent.map(({ name, quantity }) => `${String(quantity)} × ${name}`).join(', ');
  const accepted = acceptedText(before, { to: 'shipped', attentions: body.attentions });
  const what = kind === 'replacement' ? 'Sent as a replacement' : 'Shipped';
  const text = [`${what}: ${names}.`, accepted, body.note ?? '', heldBackText(isHeldBack)]
    .filter(Boolean)
    .join(' ');
  await transaction.recordNote(order.id, { at: new Date(), by: email, byUid: uid, text });
  const facts = { status: order.status, tracking, lines: unitsOf(sent), shipment: kind };
  const after = { ...facts, ...heldBackFact(isHeldBack) };
  transaction.audit({
    by: { uid, email },
    action: 'orders/shipment',
    ...auditedOrder(order),
    before: null,
    after,
  });
}

const unitsOf = (lines: OrderRecord['lines']) =>
  lines.map(({ productId, quantity }) => ({ productId, quantity }));
