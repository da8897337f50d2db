import type { OrderDispute, OrderRecord } from '../model/orders.ts';
import { moneyText } from '../shared/money-text.ts';
import { zonedMoment } from './mail-formats.ts';
import type { NewMail } from '../model/mails.ts';
import { adminOrderLink, orderFact, type MailingShop } from './mail-parts.ts';
import { toShop } from './shop-mails.ts';

/** Email to the shop about a new dispute, which Stripe decides against the shop unless it is answered in time. */
export function disputedMailToShop(
  dispute: OrderDispute,
  order: OrderRecord,
  shop: MailingShop,
): NewMail | null {
  const amount = moneyText(dispute.amountCents, order);
  const deadline = deadlineOf(dispute, shop);
  return toShop(order, shop, {
    event: 'disputed',
    occurrence: dispute.id,
    content: {
      subject: `Dispute: ${amount} of order ${order.number}`,
      preview: deadline === null ? 'The bank has decided.' : `Answer it in Stripe. Deadline: ${deadline}`,
      heading: 'A payment is disputed',
      paragraphs: [textOf(dispute, order, amount), ...(deadline === null ? [] : [howToAnswer])],
      action: adminOrderLink(order, shop),
      facts: [
        orderFact(order),
        { name: 'Payment', lines: [order.transactionId ?? ''] },
        { name: 'Dispute', lines: [dispute.id] },
        ...(deadline === null ? [] : [{ name: 'Deadline', lines: [deadline] }]),
      ],
    },
  });
}

const howToAnswer =
  'Open the payment in Stripe’s dashboard to answer, or to accept the dispute. A dispute that is not answered in time is lost.';

/** Returns the deadline as text; null if the dispute cannot be answered any more. */
function deadlineOf({ status, dueBy }: OrderDispute, { timeZone }: MailingShop): string | null {
  if (status === 'won' || status === 'lost') return null;
  return dueBy === null ? 'unknown, check Stripe’s dashboard' : zonedMoment(new Date(dueBy), timeZone);
}

function textOf(
  { status }: OrderDispute,
  { number, status: orderStatus }: OrderRecord,
  amount: string,
): string {
  const isToShip = orderStatus === 'paid' || orderStatus === 'packed';
  const wait = isToShip ? ' Do not ship the order before this is settled.' : '';
  return {
    inquiry: `The customer’s bank asks about ${amount} of order ${number}. It has taken no money yet. A refund ends the inquiry.${wait}`,
    open: `The customer’s bank disputes ${amount} of order ${number}. Stripe withholds this amount until the bank decides.${wait}`,
    won: `The customer’s bank disputed ${amount} of order ${number} and has decided for the shop.`,
    lost: `The customer’s bank disputed ${amount} of order ${number} and has decided against the shop. The amount is refunded.`,
  }[status];
}
