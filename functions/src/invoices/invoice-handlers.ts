import { ApiError, type invoiceEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import { ownOrder } from '../orders/order-owner.ts';
import type { Ports } from '../ports.ts';
import { toInvoice } from './invoice-answer.ts';
import { issueCreditNotes } from './issue-credit-notes.ts';

export function invoiceHandlers(
  ports: Pick<Ports, 'orders' | 'invoices' | 'refunds'>,
): Handlers<typeof invoiceEndpoints> {
  return {
    getInvoice: async ({ params: { id }, caller, signal }) => {
      const order = await ownOrder(ports.orders, id, caller);
      if (order.paidAt === null) throw new ApiError('invoices/order-not-paid');
      const [issued, refunds] = await Promise.all([ports.invoices.find(id), ports.refunds.ofOrder(id)]);
      const isMissing = refunds.some((one) => one.status === 'succeeded' && one.creditNoteNumber === null);
      const invoice = issued === null || isMissing ? await issueCreditNotes(ports, id, signal) : issued;
      return toInvoice(invoice, refunds);
    },
  };
}
