import { inspect } from 'node:util';
import { ApiError } from '@pedalworks/contract';
import { closedReturnMail } from '../mails/closed-return-mail.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { RefundRecord } from '../model/refunds.ts';
import type { ReturnRecord } from '../model/returns.ts';
import { withRefundedUnits } from '../orders/shipping-status.ts';
import type { ShopTransaction } from '../ports.ts';
import { newRefund } from '../refunds/new-refund.ts';
import { requestRefund, type RefundPorts } from '../refunds/request-refund.ts';
import { findReturn, movedReturn, otherReturns, type ReturnMove } from './move-return.ts';
import { receivedPieces } from './received-pieces.ts';
import { recordClosing } from './record-closing.ts';
import { priceReturn, type PricedReturn } from './return-refund.ts';
import { restockPieces, sendReplacements } from './return-stock.ts';

interface Closed {
  readonly returned: ReturnRecord;
  /** Refund that the return made, as stored. */
  readonly refund: RefundRecord | undefined;
}

/**
 * Closes a return in one commit: its refund is reserved, replacements are sent, pieces restocked and the email queued
 * (decision 052). Then requests the refund from the provider. Refund and replacement have the id of the return, so that
 * neither is made twice.
 *
 * @throws ApiError `payments/refund-refused` or `refunds/under-way`; the return stays closed
 */
export async function closeReturn(
  ports: RefundPorts,
  move: ReturnMove,
  signal: AbortSignal,
): Promise<ReturnRecord> {
  const { returned, refund } = await ports.transact({ subject: move.orderId, signal }, (transaction) =>
    storeClosed(transaction, move, ports.shop),
  );
  if (refund === undefined) return returned;
  try {
    // The email has announced the refund, so that a refusal needs attention even though the admin sees it.
    await requestRefund(ports, refund, { isAwaited: false, signal });
    return returned;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'payments/refund-refused') throw error;
    const { id: refundId, orderId } = refund;
    ports.log.warn('refunds/not-answered', { refundId, orderId, cause: inspect(error) });
    throw new ApiError('refunds/under-way', { cause: error });
  }
}

async function storeClosed(
  transaction: ShopTransaction,
  move: ReturnMove,
  shop: RefundPorts['shop'],
): Promise<Closed> {
  const { returnId, orderId, body, caller, request } = move;
  const { order: before, refunds, before: open, isRepeated } = await findReturn(transaction, move);
  if (isRepeated) return { returned: open, refund: refunds.find(({ id }) => id === returnId) };
  const moved = movedReturn(open, move);
  const others = await otherReturns(transaction, open);
  const pieces = receivedPieces(body.lines, { order: before, returned: open, others });
  const money = priceReturn({ order: before, refunds, pieces, body });
  const returned = { ...moved, pieces, refund: money && { cents: money.cents, paidCents: money.paidCents } };
  const refund = money && pendingRefund(before, move, { returned: open, money });
  const settings = await transaction.settings();
  const reserved = reserve(before, refunds, refund);
  const restocked = await restockPieces(transaction, {
    order: reserved,
    pieces,
    others,
    by: caller,
    settings,
  });
  const order = await sendReplacements(transaction, restocked, { returned, body, by: caller, settings });
  transaction.remember(request, { orderId, returnId });
  transaction.writeReturn(returned);
  transaction.writeRefunds(order, refund === null ? [] : [refund]);
  await recordClosing(transaction, { open, returned, order, caller });
  await transaction.mail(closedReturnMail({ order, returned }, { ...shop, ...settings }));
  return { returned, refund: refund ?? undefined };
}

interface PricedClosing {
  readonly returned: ReturnRecord;
  readonly money: PricedReturn;
}

function pendingRefund(
  order: OrderRecord,
  { returnId, body, caller }: ReturnMove,
  { returned, money: { cents: amountCents, lines } }: PricedClosing,
): RefundRecord {
  return {
    ...newRefund(order, caller),
    ...{ id: returnId, returnId, returnNumber: returned.number, amountCents, lines },
    ...{ restock: [], status: 'pending', cancelsOrder: false, reason: body.note ?? '' },
  };
}

function reserve(
  order: OrderRecord,
  refunds: readonly RefundRecord[],
  refund: RefundRecord | null,
): OrderRecord {
  if (refund === null) return order;
  const refundPendingCents = order.refundPendingCents + refund.amountCents;
  return withRefundedUnits({ ...order, refundPendingCents }, [...refunds, refund]);
}
