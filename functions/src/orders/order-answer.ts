import {
  attentionsOfOrder,
  fromCents,
  orderName,
  totalUnits,
  type ListedOrder as Listed,
  type Order,
} from '@pedalworks/contract';
import { disputeDueBy } from '../model/disputes.ts';
import type { PictureAddress } from '../images/picture-address.ts';
import type { ListedOrder, OrderEvent, OrderLine, OrderRecord, ShipmentRecord } from '../model/orders.ts';
import { latestTracking } from '../model/shipments.ts';

export type Pictures = Pick<PictureAddress, 'absolute'>;

export function toOrder(order: OrderRecord, { absolute }: Pictures): Order {
  const { lines } = order;
  const attentions = attentionsOfOrder(order);
  const [first] = lines;
  const name = orderName(lines);
  return {
    _id: order.id,
    number: order.number,
    purchaseId: first?.productId ?? '',
    purchase: name,
    name,
    price: fromCents(order.priceCents),
    ...(first !== undefined && lines.length === 1 && { unitPrice: fromCents(first.unitPriceCents) }),
    quantity: totalUnits(lines),
    lines: lines.map((line) => toOrderLine(line, absolute)),
    currency: order.currency,
    customerEmail: order.customerEmail,
    customerName: order.customerName,
    phone: order.phone,
    address: order.address,
    status: order.status,
    history: order.history.map(toEvent),
    shipments: order.shipments.map(toShipment),
    tracking: latestTracking(order),
    paid: order.paidAt !== null,
    paidAt: order.paidAt?.toISOString() ?? null,
    transactionId: order.transactionId,
    refunded: fromCents(order.refundedCents),
    refundPending: fromCents(order.refundPendingCents),
    disputeDueBy: disputeDueBy(order),
    expiresAt: order.status === 'placed' ? (order.expiresAt?.toISOString() ?? null) : null,
    invoiceNumber: order.invoiceNumber,
    ...(order.returnNumbers !== undefined && { returnNumbers: [...order.returnNumbers] }),
    fitWarnings: order.fitWarnings.map((warning) => ({ ...warning })),
    ...(order.termsVersion !== undefined && { termsVersion: order.termsVersion }),
    attention: attentions[0] ?? null,
    attentions,
    createdAt: order.createdAt.toISOString(),
  };
}

function toOrderLine(
  { stockTaken, unitPriceCents, img, ...line }: OrderLine,
  absolute: Pictures['absolute'],
): Order['lines'][number] {
  return {
    ...line,
    ...(stockTaken && { stockTaken }),
    img: absolute(img),
    unitPrice: fromCents(unitPriceCents),
  };
}

function toShipment({ tracking, ...shipment }: ShipmentRecord): Order['shipments'][number] {
  return {
    ...shipment,
    lines: shipment.lines.map((line) => ({ ...line })),
    carrier: tracking?.carrier ?? '',
    trackingNumber: tracking?.number ?? '',
    trackingUrl: tracking?.url ?? null,
    shippedAt: shipment.shippedAt.toISOString(),
    deliveredAt: shipment.deliveredAt?.toISOString() ?? null,
    returnedAt: shipment.returnedAt?.toISOString() ?? null,
  };
}

function toEvent({ at, ...event }: OrderEvent): Order['history'][number] {
  return { ...event, at: at.toISOString() };
}

export function toListedOrder({ refundedInPeriodCents, ...order }: ListedOrder, pictures: Pictures): Listed {
  const answer = toOrder(order, pictures);
  if (refundedInPeriodCents === undefined) return answer;
  return { ...answer, refundedInPeriod: fromCents(refundedInPeriodCents) };
}
