import type { Settings } from '@pedalworks/contract';
import { alertLowStock } from '../mails/low-stock.ts';
import { orderMail } from '../mails/order-mails.ts';
import { newPaidOrderMail } from '../mails/shop-mails.ts';
import type { Actor, AuditEvent } from '../model/audit.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { CardPayment } from '../model/payments.ts';
import { auditedOrder } from '../orders/audited-order.ts';
import { canTakeStock } from '../orders/line-stock.ts';
import { moveOrder } from '../orders/move-order.ts';
import { compareWithStock } from '../orders/order-attentions.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import type { Reporter } from './payment-verdict.ts';

interface OrderPayment {
  readonly order: OrderRecord;
  readonly payment: CardPayment;
  readonly settings: Settings;
  readonly shop: Ports['shop'];
  readonly reporter: Reporter | undefined;
}

/** Marks the order paid. If stock is short, the order still becomes paid but needs attention. */
export async function payOrder(
  transaction: ShopTransaction,
  { order, payment, settings, shop, reporter }: OrderPayment,
): Promise<OrderRecord> {
  const products = await transaction.products(order.lines.map(({ productId }) => productId));
  const held = order.lines.filter(({ stockTaken }) => stockTaken);
  const taken = order.lines.filter(
    (line) => !held.includes(line) && canTakeStock(line, { products, settings }),
  );
  await transaction.takeStock(taken, { kind: 'order', by: 'customer', order });
  const at = new Date();
  const paid = {
    ...moveOrder(order, { to: 'paid', by: 'system', at }),
    // The day that the shop records a payment counts in the books, so that a late payment changes no closed month.
    paidAt: at,
    ...(payment.paidAt && { chargedAt: payment.paidAt }),
    transactionId: payment.id,
    taxRatePercent: settings.seller.taxRatePercent,
    ...compareWithStock(
      order.lines.map((line) => (taken.includes(line) ? { ...line, stockTaken: true } : line)),
      { products, held, attentions: order.attentions },
    ),
  };
  transaction.writeOrder(paid);
  if (reporter?.admin === true && reporter.uid !== order.customerUid)
    transaction.audit(manualRecordAudit(order, payment, reporter));
  const sender = { ...shop, ...settings };
  await transaction.mail(orderMail({ event: 'paid' }, paid, sender), newPaidOrderMail(paid, sender));
  await alertLowStock(transaction, { order: paid, sold: taken, products, shop: sender });
  return paid;
}

function manualRecordAudit(order: OrderRecord, payment: CardPayment, by: Actor): AuditEvent {
  const change = { before: { status: order.status }, after: { status: 'paid', transactionId: payment.id } };
  return { by, action: 'orders/record-payment', ...auditedOrder(order), ...change };
}
