import { ApiError, type returnEndpoints } from '@pedalworks/contract';
import type { Handler } from '../http/handler.ts';
import { returnMail, type MailedReturn, type ReturningShop } from '../mails/return-mails.ts';
import type { NewMail } from '../model/mails.ts';
import type { ReturnRecord } from '../model/returns.ts';
import type { Pictures } from '../orders/order-answer.ts';
import type { ShopTransaction } from '../ports.ts';
import type { RefundPorts } from '../refunds/request-refund.ts';
import { idempotentRequest } from '../shared/idempotency.ts';
import { invalidField } from '../shared/invalid-field.ts';
import { closeReturn } from './close-return.ts';
import { auditMove, findReturn, movedReturn, otherReturns, type ReturnMove } from './move-return.ts';
import { receivedPieces } from './received-pieces.ts';
import { returnAnswers, type ReturnPorts } from './return-answer.ts';
import { ownReturn } from './return-owner.ts';

export function transitionReturn(
  ports: ReturnPorts & RefundPorts,
  pictures: Pictures,
): Handler<typeof returnEndpoints.transitionReturn> {
  const toAnswers = returnAnswers(ports, pictures);
  return async ({ params, headers, body, caller, signal }) => {
    const { id: returnId, orderId } = await ownReturn(ports, params.id, caller);
    if (!caller.admin && body.to !== 'cancelled') throw new ApiError('auth/forbidden');
    const key = headers['Idempotency-Key'];
    const request = idempotentRequest({ call: `transitionReturn/${returnId}`, by: caller.uid, key, body });
    const move = { returnId, orderId, body, caller, request };
    const moved =
      body.to === 'closed'
        ? closeReturn(ports, move, signal)
        : ports.transact({ subject: orderId, signal }, (transaction) =>
            moveReturn(transaction, move, ports.shop),
          );
    const [answer] = await toAnswers([await moved]);
    if (answer === undefined) throw new ApiError('returns/not-found');
    return answer;
  };
}

async function moveReturn(
  transaction: ShopTransaction,
  move: ReturnMove,
  shop: ReturnPorts['shop'],
): Promise<ReturnRecord> {
  const { body, caller, request } = move;
  const { order, before, isRepeated } = await findReturn(transaction, move);
  if (isRepeated) return before;
  if (body.to === 'declined' && !body.note) throw invalidField('note', 'Note is required');
  const moved = movedReturn(before, move);
  const isReceived = body.to === 'received';
  const others = isReceived ? await otherReturns(transaction, before) : [];
  const pieces = isReceived ? receivedPieces(body.lines, { order, returned: before, others }) : before.pieces;
  const returned = { ...moved, pieces };
  transaction.remember(request, { orderId: order.id, returnId: before.id });
  transaction.writeReturn(returned);
  // Concurrent returns of the order conflict, because the received pieces decide what else can be returned.
  if (isReceived) transaction.writeOrder(order);
  auditMove(transaction, { caller, before, returned, order });
  const sender = { ...shop, ...(await transaction.settings()) };
  await transaction.mail(mailOf(move, { order, returned }, sender));
  return returned;
}

function mailOf(
  { body: { to }, caller }: ReturnMove,
  mailed: MailedReturn,
  shop: ReturningShop,
): NewMail | null {
  if (to === 'approved' || to === 'declined') return returnMail(`return-${to}`, mailed, shop);
  return to === 'cancelled' && caller.admin ? returnMail('return-cancelled', mailed, shop) : null;
}
