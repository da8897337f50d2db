import type { OrderTransition } from '@pedalworks/contract';
import type { Caller } from '../model/caller.ts';
import type { OrderRecord } from '../model/orders.ts';
import { latestTracking } from '../model/shipments.ts';
import type { ShopTransaction } from '../ports.ts';
import { auditedOrder } from '../orders/audited-order.ts';
import { moveText } from '../orders/move-notes.ts';
import { heldBackFact, heldBackText } from './mail-shipment.ts';
import { acceptedText } from './require-movable.ts';

interface RecordedMove {
  readonly caller: Caller;
  readonly body: OrderTransition;
  readonly before: OrderRecord;
  readonly order: OrderRecord;
  /** True if the admin chose not to email the customer. */
  readonly isHeldBack: boolean;
}

/** Adds an admin's move to the order's notes and to the audit log. */
export async function recordMove(
  transaction: ShopTransaction,
  { caller, body, before, order, isHeldBack }: RecordedMove,
): Promise<void> {
  if (!caller.admin) return;
  const { uid, email } = caller;
  const reason = body.reason ?? '';
  const accepted = acceptedText(before, body);
  const parts = [
    moveText(before.status, order.status),
    accepted,
    reason,
    body.note ?? '',
    heldBackText(isHeldBack),
  ];
  const text = parts.filter(Boolean).join(' ');
  await transaction.recordNote(order.id, { at: new Date(), by: email, byUid: uid, text });
  transaction.audit({
    by: { uid, email },
    action: 'orders/move',
    ...auditedOrder(order),
    before: { status: before.status, tracking: latestTracking(before) },
    after: {
      ...{ status: order.status, tracking: latestTracking(order), ...(reason !== '' && { reason }) },
      ...heldBackFact(isHeldBack),
    },
  });
}
