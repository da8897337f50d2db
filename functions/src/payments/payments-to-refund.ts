import { fromCents, fromSmallestUnit, type PaymentToRefund } from '@pedalworks/contract';
import { mapList, type List } from '../shared/list.ts';
import type { Ports } from '../ports.ts';
import type { LedgerEntry, LedgerStatus } from '../model/payments.ts';
import { isOverdue } from './payment-verdict.ts';

/** Lists payments to refund. Omits recent ones, which a PATCH may still assign to an order. */
export function paymentsToRefund(payments: Ports['payments']): List<PaymentToRefund> {
  return mapList(payments.unused(), (entries) =>
    entries
      .filter(({ status, paidAt }) => status !== 'unclaimed' || isOverdue(paidAt))
      .map(toPaymentToRefund),
  );
}

const reasons: Readonly<Partial<Record<LedgerStatus, PaymentToRefund['reason']>>> = {
  surplus: 'paid-otherwise',
  refused: 'does-not-match',
};

function toPaymentToRefund({ id, amountReceived, currency, owner, orderId, status, paidAt }: LedgerEntry) {
  return {
    _id: id,
    amount: fromCents(fromSmallestUnit(amountReceived, currency)),
    currency,
    customerEmail: owner,
    order: orderId,
    reason: reasons[status] ?? 'names-no-order',
    paidAt: paidAt?.toISOString() ?? null,
  };
}
