import { fromCents, type Refund, type refundEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import type { Pictures } from '../orders/order-answer.ts';
import { ownOrder } from '../orders/order-owner.ts';
import type { OrderRecord } from '../model/orders.ts';
import { refundOrder } from './refund-order.ts';
import type { RefundPorts } from './request-refund.ts';
import { payoutOf, type RefundRecord } from '../model/refunds.ts';

export function refundHandlers(ports: RefundPorts, pictures: Pictures): Handlers<typeof refundEndpoints> {
  return {
    refundOrder: refundOrder(ports, pictures),
    listRefunds: async ({ params: { id }, caller }) => {
      const [order, refunds] = await Promise.all([
        ownOrder(ports.orders, id, caller),
        ports.refunds.ofOrder(id),
      ]);
      return refunds.map((refund) => toRefund(refund, order));
    },
  };
}

/** Converts a refund for the API, without the shop's internal reason. */
function toRefund(refund: RefundRecord, order: OrderRecord): Refund {
  const { id, amountCents, status, lines, restock, creditNoteNumber, createdAt, settles } = refund;
  const { returnId, returnNumber } = refund;
  const nameOf = (productId: string) => order.lines.find((line) => line.productId === productId)?.name;
  return {
    _id: id,
    amount: fromCents(amountCents),
    status,
    lines: lines.map((line) => ({ ...line, name: nameOf(line.productId) ?? '' })),
    restock: restock.length > 0,
    at: createdAt.toISOString(),
    creditNoteNumber,
    ...payoutOf(refund),
    ...(settles !== undefined && { settles }),
    ...(returnId !== undefined && { returnId, ...(returnNumber !== undefined && { returnNumber }) }),
  };
}
