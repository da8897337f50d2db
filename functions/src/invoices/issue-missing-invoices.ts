import { inspect } from 'node:util';
import type { Ports } from '../ports.ts';
import { issueCreditNotes } from './issue-credit-notes.ts';
import { issueInvoice } from './issue-invoice.ts';

/** Scheduled step: issues missing invoices, oldest payment first, then missing credit notes. */
export async function issueMissingInvoices(
  ports: Pick<Ports, 'transact' | 'invoices' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const issueAll = async (orderIds: readonly string[], issue: typeof issueInvoice) => {
    for (const orderId of orderIds) {
      if (signal.aborted) return;
      try {
        await issue(ports, orderId, signal);
      } catch (error) {
        if (error === signal.reason) return;
        ports.log.error('invoices/not-issued', { orderId, cause: inspect(error) });
      }
    }
  };
  await issueAll(await ports.invoices.missing(), issueInvoice);
  await issueAll(await ports.invoices.withoutCreditNote(), issueCreditNotes);
}
