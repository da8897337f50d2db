import { inspect } from 'node:util';
import { fromSmallestUnit, toSmallestUnit } from '@pedalworks/contract';
import type { OrderRecord } from '../model/orders.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import type { RefundRecord } from '../model/order-refunds.ts';
import { containedTaxCents } from './contained-tax.ts';
import { daysIn } from '../shared/calendar.ts';
import type { CreditNoteRecord, InvoiceRecord } from '../model/invoices.ts';
import { issueInvoice } from './issue-invoice.ts';

type IssuingPorts = Pick<Ports, 'transact'>;

/**
 * Makes a credit note, on the invoice, for each refund of an order that succeeded and has none, as {@link issueInvoice} makes
 * invoices.
 *
 * @throws as {@link issueInvoice}
 */
export async function issueCreditNotes(
  ports: IssuingPorts,
  orderId: string,
  signal: AbortSignal,
): Promise<InvoiceRecord> {
  for (;;) {
    const before = await issueInvoice(ports, orderId, signal);
    const after = await ports.transact({ subject: 'invoices', signal }, (transaction) =>
      issueNext(transaction, orderId),
    );
    if (after === null) return before;
  }
}

/** @returns null where no refund lacks its credit note */
async function issueNext(transaction: ShopTransaction, orderId: string): Promise<InvoiceRecord | null> {
  const [invoice, order, refunds, settings] = await Promise.all([
    transaction.invoice(orderId),
    transaction.order(orderId),
    transaction.refunds(orderId),
    transaction.settings(),
  ]);
  const refund = refunds.find((one) => one.status === 'succeeded' && one.creditNoteNumber === null);
  if (refund === undefined || invoice === null || order === null) return null;
  const date = daysIn(settings.timeZone)(new Date());
  const note: CreditNoteRecord = {
    number: `CN-${await transaction.takeNumber('credit-notes', date.slice(0, 4))}`,
    date,
    refundId: refund.id,
    lines: creditedLines(refund, order),
    ...creditedAmounts(refund, { invoice, refunds }),
  };
  const credited = { ...invoice, creditNotes: [...invoice.creditNotes, note] };
  transaction.writeInvoice(credited);
  transaction.writeOrder({ ...order, creditNoteNumbers: [...order.creditNoteNumbers, note.number] });
  transaction.writeCreditNoteNumber(refund.id, note.number);
  return credited;
}

function creditedLines(refund: RefundRecord, order: OrderRecord): CreditNoteRecord['lines'] {
  return refund.lines.flatMap(({ productId, quantity }) => {
    const line = order.lines.find((one) => one.productId === productId);
    return line === undefined ? [] : [{ partNumber: line.partNumber, name: line.name, quantity }];
  });
}

interface Credited {
  readonly invoice: InvoiceRecord;
  readonly refunds: readonly RefundRecord[];
}

/** The tax is that of all credit so far less that of the credit before: together they give back the invoice's own, to the cent. */
function creditedAmounts({ amountCents }: RefundRecord, { invoice, refunds }: Credited) {
  const { currency, creditNotes, seller } = invoice;
  // What is charged, and so what is given back, is in whole units of some currencies.
  const grossCents = fromSmallestUnit(toSmallestUnit(amountCents, currency), currency);
  const valid = creditNotes.filter((note) => !isVoid(note, refunds));
  const beforeCents = valid.reduce((sum, note) => sum + note.grossCents, 0);
  const taxOf = (cents: number) => containedTaxCents(cents, seller.taxRatePercent, currency);
  const taxBeforeCents = valid.reduce((sum, note) => sum + note.taxCents, 0);
  return { grossCents, taxCents: taxOf(beforeCents + grossCents) - taxBeforeCents };
}

/** Whether the refund of a credit note has failed after all. */
export function isVoid({ refundId }: CreditNoteRecord, refunds: readonly RefundRecord[]): boolean {
  return refunds.some(({ id, status }) => id === refundId && status === 'failed');
}

/** How long a refund that was just made waits for its credit note. */
const patienceMilliseconds = 5000;

/** Right after a refund succeeded; where it fails, the scheduled job or who asks for the invoice makes the credit note. */
export async function credit(ports: IssuingPorts & Pick<Ports, 'log'>, orderId: string): Promise<void> {
  try {
    await issueCreditNotes(ports, orderId, AbortSignal.timeout(patienceMilliseconds));
  } catch (error) {
    ports.log.warn('invoices/not-issued', { orderId, cause: inspect(error) });
  }
}

/** A step of the scheduled job: makes the invoices and credit notes that a fault held up, in the order of the payments. */
export async function issueMissingInvoices(
  ports: IssuingPorts & Pick<Ports, 'invoices' | 'log'>,
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
