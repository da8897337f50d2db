import {
  ApiError,
  linesNamedBy,
  restockableUnits,
  trackingOf,
  type shipmentEndpoints,
  type ShipmentChange,
} from '@pedalworks/contract';
import type { Handler } from '../http/handler.ts';
import { requireVersion } from '../http/version.ts';
import type { Caller } from '../model/caller.ts';
import type { MailingShop } from '../mails/mail-parts.ts';
import type { OrderRecord, ShipmentRecord } from '../model/orders.ts';
import { auditedOrder } from '../orders/audited-order.ts';
import { toOrder, type Pictures } from '../orders/order-answer.ts';
import { settleShipping, withRefundedUnits } from '../orders/shipping-status.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import { requireReturnsSent } from '../returns/require-returns-sent.ts';
import { invalidField } from '../shared/invalid-field.ts';
import { correctTracking } from './correct-tracking.ts';
import { heldBackFact, heldBackText, mailCorrection, mailReturnedParcel } from './mail-shipment.ts';
import { flagReplacement } from './replacement-flag.ts';

/** Corrects a shipment's tracking, or records what became of the parcel. Repeating a stored change changes nothing. */
export function changeShipment(
  { transact, shop }: Pick<Ports, 'transact' | 'shop'>,
  pictures: Pictures,
): Handler<typeof shipmentEndpoints.changeShipment> {
  return async ({ params: { id: orderId, shipmentId }, body, headers, caller, signal }) => {
    const changeId = crypto.randomUUID();
    const changed = await transact({ subject: orderId, signal }, async (transaction) => {
      const stored = await transaction.order(orderId);
      if (stored === null) throw new ApiError('orders/not-found');
      const before = withRefundedUnits(stored, await transaction.refunds(orderId));
      const shipment = before.shipments.find(({ id }) => id === shipmentId);
      if (shipment === undefined) throw new ApiError('shipments/not-found');
      const settings = await transaction.settings();
      const terms = { stored, before, shipment, body, ifMatch: headers['If-Match'], pictures };
      const order = isOutcome(body)
        ? withOutcome(terms)
        : correctTracking(before, shipment, { ...terms, tracking: trackingOf(body, settings.carriers) });
      if (order === before) return stored;
      if (body.returned) await requireReturnsSent(transaction, order);
      const change = { before, order, shipmentId, body, caller };
      await restock(transaction, change);
      transaction.writeOrder(order);
      const isHeldBack = await mailChange(transaction, {
        ...change,
        changeId,
        shop: { ...shop, ...settings },
      });
      await recordChange(transaction, { ...change, isHeldBack });
      return order;
    });
    return toOrder(changed, pictures);
  };
}

const isOutcome = ({ delivered, returned }: ShipmentChange) => delivered === true || returned === true;

function shipmentIn({ shipments }: OrderRecord, shipmentId: string): ShipmentRecord {
  const found = shipments.find(({ id }) => id === shipmentId);
  if (found === undefined) throw new ApiError('shipments/not-found');
  return found;
}

interface Outcome {
  readonly stored: OrderRecord;
  readonly before: OrderRecord;
  readonly shipment: ShipmentRecord;
  readonly body: ShipmentChange;
  readonly ifMatch: string | undefined;
  readonly pictures: Pictures;
}

/** Records that a parcel was delivered or came back. Returns `before` itself if that is stored already. */
function withOutcome({ stored, before, shipment, body, ifMatch, pictures }: Outcome): OrderRecord {
  const { deliveredAt, returnedAt } = shipment;
  if (body.delivered && body.returned) throw invalidField('returned', 'returned excludes delivered');
  if (body.returned ? returnedAt !== null : deliveredAt !== null) return before;
  requireVersion(toOrder(stored, pictures), ifMatch);
  if (body.returned && !body.reason) throw invalidField('reason', 'Reason is required');
  const refused = (why: string) => new ApiError('orders/move-refused', { message: `This parcel ${why}` });
  if (deliveredAt !== null)
    throw refused('was delivered. Undo that first, or receive the parts as a return.');
  if (returnedAt !== null) throw refused('came back. Ship its parts again.');
  if (before.status === 'refunded' || before.status === 'cancelled')
    throw refused(`belongs to an order that is ${before.status}.`);
  const at = new Date();
  const outcome = body.returned ? { returnedAt: at } : { deliveredAt: at };
  const shipments = before.shipments.map((one) => (one === shipment ? { ...one, ...outcome } : one));
  const order = settleShipping({ ...before, shipments }, { by: 'shop', at });
  return body.returned && shipment.kind === 'replacement' ? flagReplacement(order) : order;
}

/**
 * Puts a replacement that came back into stock, as far as no refund has restocked its units. It is taken again when
 * another replacement leaves.
 */
async function restock(
  transaction: ShopTransaction,
  { before, order, shipmentId, body, caller: { uid, email } }: ChangedOrder,
): Promise<void> {
  const { lines, stockTaken } = shipmentIn(order, shipmentId);
  if (!body.returned || !stockTaken) return;
  const back = lines.flatMap(({ line, quantity }) => {
    const units = Math.min(quantity, restockableUnits(before, line));
    return units === 0 ? [] : { line, quantity: units };
  });
  const cause = { kind: 'replacement', by: { uid, email }, order } as const;
  await transaction.returnStock(linesNamedBy(order, back), cause);
}

interface ChangedOrder {
  readonly before: OrderRecord;
  readonly order: OrderRecord;
  readonly shipmentId: string;
  readonly body: ShipmentChange;
  readonly caller: Caller;
}

interface MailedChange extends ChangedOrder {
  readonly changeId: string;
  readonly shop: MailingShop;
}

/** Emails the customer about corrected tracking or a parcel that came back. Returns true if that was held back. */
async function mailChange(
  transaction: ShopTransaction,
  { order, shipmentId, body, changeId, shop }: MailedChange,
): Promise<boolean> {
  const { delivered, returned, emailCustomer } = body;
  if (delivered) return false;
  const mailed = { order, shipment: shipmentIn(order, shipmentId), changeId, shop, emailCustomer };
  return returned ? mailReturnedParcel(transaction, mailed) : mailCorrection(transaction, mailed);
}

interface RecordedChange extends ChangedOrder {
  readonly isHeldBack: boolean;
}

async function recordChange(
  transaction: ShopTransaction,
  { before, order, shipmentId, body, caller: { uid, email }, isHeldBack }: RecordedChange,
): Promise<void> {
  const what = body.returned
    ? 'Recorded that a parcel came back.'
    : body.delivered
      ? 'Marked a parcel as delivered.'
      : 'Changed the tracking.';
  const reason = body.reason ?? '';
  await transaction.recordNote(order.id, {
    ...{ at: new Date(), by: email, byUid: uid },
    text: [what, reason, heldBackText(isHeldBack)].filter(Boolean).join(' '),
  });
  transaction.audit({
    by: { uid, email },
    action: 'orders/shipment',
    ...auditedOrder(order),
    before: { status: before.status, tracking: shipmentIn(before, shipmentId).tracking },
    after: {
      ...{ status: order.status, tracking: shipmentIn(order, shipmentId).tracking },
      ...(reason !== '' && { reason }),
      ...heldBackFact(isHeldBack),
    },
  });
}
