import { ApiError, type orderEndpoints } from '@pedalworks/contract';
import type { Handler } from '../http/handler.ts';
import { requireVersion } from '../http/version.ts';
import { mailCustomer } from '../mails/limited-mails.ts';
import { orderMail } from '../mails/order-mails.ts';
import { auditedOrder } from '../orders/audited-order.ts';
import { toOrder, type Pictures } from '../orders/order-answer.ts';
import type { Ports } from '../ports.ts';

/**
 * Corrects the email of an order and tells the new address. The account that placed the order keeps it; accounts with
 * the former email lose it (decision 022).
 */
export function saveOrderEmail(
  { transact, shop }: Pick<Ports, 'transact' | 'shop'>,
  pictures: Pictures,
): Handler<typeof orderEndpoints.saveOrderEmail> {
  return async ({ params: { id: orderId }, headers, body: { email }, caller: by, signal }) => {
    const changeId = crypto.randomUUID();
    const changed = await transact({ subject: orderId, signal }, async (transaction) => {
      const order = await transaction.order(orderId);
      if (order === null) throw new ApiError('orders/not-found');
      if (order.customerEmail === '') throw new ApiError('orders/address-fixed', { message: erasedText });
      const isStored = order.customerEmail === email;
      requireVersion(toOrder(order, pictures), headers['If-Match'], { isStored });
      if (isStored) return order;
      const corrected = await transaction.correctEmail(order, email);
      // Names no address, because addresses are personal data.
      const change = { before: null, after: { changed: ['email'] } };
      transaction.audit({ by, action: 'orders/email', ...auditedOrder(order), ...change });
      const sender = { ...shop, ...(await transaction.settings()) };
      const mail = orderMail({ event: 'email-corrected', changeId }, corrected, sender);
      await mailCustomer(transaction, corrected, mail);
      return corrected;
    });
    return toOrder(changed, pictures);
  };
}

const erasedText = 'The email of this order was deleted with the customer’s account.';
