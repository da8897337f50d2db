import { dayMilliseconds } from '@pedalworks/contract';
import { disputedMailToShop } from '../mails/dispute-mails.ts';
import { orderMail } from '../mails/order-mails.ts';
import type { MailedRefund } from '../mails/refund-mails.ts';
import { failedRefundMailToShop } from '../mails/shop-mails.ts';
import { isAccepted, payoutOf, type RefundRecord } from '../model/refunds.ts';
import { refundParts } from '../orders/refund-amounts.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import type { RefundSettlement } from './apply-refunds.ts';
import { refundedBefore } from './refund-ledger.ts';

/** Maximum age at which the customer is still emailed about a refund made in the provider's dashboard. */
const newsMilliseconds = 3 * dayMilliseconds;

/** False for the refund of a return, which the email about the return has announced. */
const isNewsToCustomer = ({ id, returnId, byUid, createdAt }: RefundRecord) =>
  id !== returnId && (byUid !== null || Date.now() - createdAt.getTime() < newsMilliseconds);

export async function mailRefunds(
  transaction: ShopTransaction,
  { before, order, refunds, accepted, failed, returned }: RefundSettlement,
  shop: Ports['shop'],
): Promise<void> {
  const isCancelled = order.status === 'cancelled' && before.status !== 'cancelled';
  const opened = order.disputes.filter(({ id }) => !before.disputes.some((known) => known.id === id));
  if (accepted.length + failed.length + opened.length === 0 && !isCancelled) return;
  const sender = { ...shop, ...(await transaction.settings()) };
  const mailed = (refund: RefundRecord): MailedRefund => ({
    ...refundParts(refund, order),
    earlierCents: refundedBefore(refund, { refunds, accepted }),
    ...payoutOf(refund),
    replacesFailed: refunds.some((failed) => failed.id === refund.settles && isAccepted(failed)),
  });
  const mailAbout = (event: 'refunded' | 'refund-failed') => (refund: RefundRecord) =>
    orderMail({ event, refund: mailed(refund) }, order, sender);
  const cancelling = refunds.find(({ cancelsOrder, status }) => cancelsOrder && status !== 'failed');
  const cancelled = { event: 'cancelled', refund: cancelling && mailed(cancelling) } as const;
  await transaction.mail(
    isCancelled ? orderMail(cancelled, order, sender) : null,
    ...accepted
      .filter((refund) => isNewsToCustomer(refund) && (!refund.cancelsOrder || !isCancelled))
      .map(mailAbout('refunded')),
    ...returned.map(mailAbout('refund-failed')),
    ...failed.map((refund) =>
      failedRefundMailToShop({ refund, wasAnnounced: returned.includes(refund) }, order, sender),
    ),
    ...opened.map((dispute) => disputedMailToShop(dispute, order, sender)),
  );
}
