import {
  fromCents,
  owedReplacements,
  unitsOfLine,
  type OrderReturn,
  type Settings,
} from '@pedalworks/contract';
import type { OrderRecord } from '../model/orders.ts';
import type { RefundRecord } from '../model/refunds.ts';
import { deadlinesOf, returnAddressOf, type ReturnRecord } from '../model/returns.ts';
import type { Pictures } from '../orders/order-answer.ts';
import type { Ports } from '../ports.ts';

export type ReturnPorts = Pick<Ports, 'orders' | 'refunds' | 'returns' | 'settings' | 'transact' | 'shop'>;

interface ReturnContext {
  readonly order: OrderRecord;
  readonly refund: RefundRecord | null;
  readonly settings: Settings;
  readonly pictures: Pictures;
}

/** Returns a function that converts returns for the API. It reads their orders and refunds in one round trip each. */
export function returnAnswers(
  { orders, refunds, settings }: Pick<ReturnPorts, 'orders' | 'refunds' | 'settings'>,
  pictures: Pictures,
) {
  return async (found: readonly ReturnRecord[]): Promise<readonly OrderReturn[]> => {
    const [ofOrders, ofRefunds, shopSettings] = await Promise.all([
      orders.findAll([...new Set(found.map(({ orderId }) => orderId))]),
      refunds.findAll(found.filter(({ refund }) => refund !== null).map(({ id }) => id)),
      settings.read(),
    ]);
    const failed = ofRefunds.flatMap((refund) => (refund?.status === 'failed' ? [refund.id] : []));
    const settlers = await refunds.settling(failed);
    return found.flatMap((each) => {
      const order = ofOrders.find((one) => one?.id === each.orderId);
      if (order == null) return [];
      const settler = settlers.find(({ settles }) => settles === each.id);
      const refund = settler ?? ofRefunds.find((one) => one?.id === each.id) ?? null;
      return toReturn(each, { order, refund, settings: shopSettings, pictures });
    });
  };
}

function toReturn(record: ReturnRecord, { order, refund, settings, pictures }: ReturnContext): OrderReturn {
  const { id: _id, number, orderId, orderNumber, kind, state, note, declaredAt, createdAt } = record;
  return {
    ...{ _id, number, orderId, orderNumber, kind, state, note },
    lines: toLines(record, order, pictures),
    pieces: record.pieces.map((each) => ({ ...each })),
    images: record.images.map(({ id, ...size }) => ({ _id: id, ...size })),
    history: record.history.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    address: returnAddressOf(settings),
    ...deadlinesOf(record, settings.timeZone),
    declaredAt: declaredAt.toISOString(),
    refund: toRefund(record, refund),
    replacement: replacementOf(record, order),
    currency: order.currency,
    customerEmail: order.customerEmail,
    customerName: order.customerName,
    createdAt: createdAt.toISOString(),
  };
}

/** Returns the state of the replacement. Its parcel has the return's id. */
function replacementOf({ id }: ReturnRecord, order: OrderRecord): OrderReturn['replacement'] {
  const parcel = order.shipments.find((shipment) => shipment.id === id);
  if (parcel === undefined) return null;
  const isOwed = parcel.lines.some(({ line }) => owedReplacements(order, line) > 0);
  if (parcel.returnedAt === null || !isOwed) return 'sent';
  return order.attentions.includes('replacement-returned') ? 'returned' : 'settled';
}

function toRefund({ refund }: ReturnRecord, made: RefundRecord | null): OrderReturn['refund'] {
  if (refund === null) return null;
  return {
    amount: fromCents(refund.cents),
    paid: fromCents(refund.paidCents),
    status: made?.status ?? 'pending',
    creditNoteNumber: made?.creditNoteNumber ?? null,
    ...(made?.settles !== undefined && { settledBy: made.id, paidBy: made.paidBy ?? 'other' }),
  };
}

/** Returns the announced lines, and those that came without being announced. */
function toLines(
  { lines: announced, pieces }: ReturnRecord,
  order: OrderRecord,
  { absolute }: Pictures,
): OrderReturn['lines'] {
  const surprises = pieces.filter(({ line }) => !announced.some((each) => each.line === line));
  const unannounced = [...new Set(surprises.map(({ line }) => line))];
  const all = [...announced, ...unannounced.map((line) => ({ line, quantity: 0, reason: null }))];
  return all.flatMap(({ line, quantity, reason }, place) => {
    const part = order.lines[line];
    if (part === undefined) return [];
    const { productId, partNumber, name, img, unitPriceCents } = part;
    const isFirst = all.findIndex((each) => each.line === line) === place;
    return {
      ...{ line, quantity, reason, productId, partNumber, name },
      ...(isFirst && pieces.length > 0 && receivedOf(pieces, line)),
      img: absolute(img),
      unitPrice: fromCents(unitPriceCents),
    };
  });
}

function receivedOf(pieces: ReturnRecord['pieces'], line: number) {
  const outcomes = new Set(pieces.filter((each) => each.line === line).map(({ outcome }) => outcome));
  const [outcome] = outcomes;
  const isOne = outcome !== undefined && outcomes.size === 1;
  return { received: unitsOfLine(pieces, line), ...(isOne && { outcome }) };
}
