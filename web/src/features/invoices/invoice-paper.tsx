import type { ReactNode } from 'react';
import type { CreditNote, Invoice } from '@pedalworks/contract';
import { fromCents, toCents } from '@pedalworks/contract/money';
import { formatDate } from '../../ui/dates.tsx';
import { formatMoney, formatNumber } from '../../ui/money.ts';
import { Paper, useOrderUrl } from './paper.tsx';
import { LinesTable, PaperHead, PartCell, Recipient, Sums } from './paper-parts.tsx';

interface InvoicePaperProps {
  readonly invoice: Invoice;
  readonly pageName?: string;
}

export function InvoicePaper({ invoice, pageName }: InvoicePaperProps) {
  const { number, seller, buyer, lines, paidOn, transactionId } = invoice;
  const money = (amount: number) => formatMoney(amount, invoice.currency);
  return (
    <Paper title={`Invoice ${number}`} pageName={pageName}>
      <PaperHead
        name="Invoice"
        seller={seller}
        facts={[
          ['Invoice number', number],
          ['Date', formatDate(invoice.date, 'longDay')],
          ['Order', invoice.orderNumber],
          ['Ordered', formatDate(invoice.orderedOn, 'longDay')],
          ['Your reference', buyer.address?.purchaseOrder ?? ''],
        ]}
      />
      <Recipient heading="Billed to" buyer={buyer} />
      {invoice.isReaddressed ? <p>This order’s address was changed after the invoice was issued.</p> : null}
      <LinesTable headings={lineHeadings} rows={lines.map((line) => lineCells(line, money))} />
      <Sums sums={sumsOf(invoice.amounts, { seller, money })} />
      <p>
        Paid by card on {formatDate(paidOn, 'longDay')}
        {transactionId === null ? '.' : `, transaction ${transactionId}.`}
      </p>
      <Credits invoice={invoice} hasLinks={pageName === undefined} />
    </Paper>
  );
}

export const lineHeadings = ['Part', 'Qty', 'Unit price', 'Amount'];

export function lineCells(line: Invoice['lines'][number], money: SumTerms['money']): ReactNode[] {
  return [
    <PartCell key="part" {...line} />,
    formatNumber(line.quantity),
    money(line.unitPrice),
    money(line.total),
  ];
}

interface SumTerms extends Pick<Invoice, 'seller'> {
  readonly money: (amount: number) => string;
}

export function sumsOf({ net, tax, gross }: Invoice['amounts'], { seller, money }: SumTerms) {
  const total = ['Total', money(gross)] as const;
  if (seller.taxRatePercent === 0) return [total];
  return [
    ['Net', money(net)] as const,
    [`Tax ${String(seller.taxRatePercent)} %`, money(tax)] as const,
    total,
  ];
}

interface CreditsProps extends Pick<InvoicePaperProps, 'invoice'> {
  /** True if each credit note links to its page; false if the credit notes are printed together with the invoice. */
  readonly hasLinks: boolean;
}

function Credits({ invoice: { amounts, creditNotes, currency }, hasLinks }: CreditsProps) {
  const order = useOrderUrl();
  const valid = creditNotes.filter(({ isVoid }) => !isVoid);
  if (valid.length === 0) return null;
  const money = (amount: number) => formatMoney(amount, currency);
  const labelOf = ({ number, date }: CreditNote) => `Credit note ${number}, ${formatDate(date, 'longDay')}`;
  const remainingCents = valid.reduce(
    (cents, note) => cents - toCents(note.amounts.gross),
    toCents(amounts.gross),
  );
  return (
    <Sums
      sums={[
        ...valid.map(
          (note) =>
            [
              labelOf(note),
              money(-note.amounts.gross),
              hasLinks ? `${order}/creditNote/${note.refundId}` : undefined,
            ] as const,
        ),
        ['Total after credit', money(fromCents(remainingCents))],
      ]}
    />
  );
}
