import { ApiError, type invoiceEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import { ownOrder } from '../orders/order-owner.ts';
import type { Ports } from '../ports.ts';
import { toInvoice } from './invoice-answer.ts';
import { issueInvoice } from './issue-invoice.ts';

export function invoiceHandlers(
  ports: Pick<Ports, 'orders' | 'invoices'>,
): Handlers<typeof invoiceEndpoints> {
  return {
    getInvoice: async ({ params: { id }, caller, signal }) => {
      const order = await ownOrder(ports.orders, id, caller);
      if (order.paidAt === null) throw new ApiError('invoices/order-not-paid');
      return toInvoice((await ports.invoices.find(id)) ?? (await issueInvoice(ports, id, signal)));
    },
  };
}
