import Alert from '@mui/material/Alert';
import type { CreditNote, Invoice } from '@pedalworks/contract';
import { payoutTexts } from '@pedalworks/contract/refund-methods';
import { formatDate } from '../../ui/dates.tsx';
import { formatMoney } from '../../ui/money.ts';
import { lineCells, lineHeadings, sumsOf } from './invoice-paper.tsx';
import { Paper } from './paper.tsx';
import { LinesTable, PaperHead, Recipient, Sums } from './paper-parts.tsx';

interface CreditNotePaperProps {
  readonly invoice: Invoice;
  readonly refundId: string;
  readonly pageName?: string;
}

export function CreditNotePaper({ invoice, refundId, pageName }: CreditNotePaperProps) {
  const note = invoice.creditNotes.find((one) => one.refundId === refundId);
  if (note === undefined)
    return (
      <Alert severity="warning">Credit note not found. Credit notes are issued once a refund succeeds.</Alert>
    );
  const { seller, buyer } = invoice;
  const money = (amount: number) => formatMoney(amount, invoice.currency);
  const name = note.isVoid ? 'Void credit note' : 'Credit note';
  return (
    <Paper title={`${name} ${note.number}`} pageName={pageName}>
      <PaperHead
        name={name}
        seller={seller}
        facts={[
          ['Credit note number', note.number],
          ['Date', formatDate(note.date, 'longDay')],
          ['For invoice', `${invoice.number}, ${formatDate(invoice.date, 'longDay')}`],
          ['Order', invoice.orderNumber],
          ['Your reference', buyer.address?.purchaseOrder ?? ''],
        ]}
      />
      <Recipient heading="Credited to" buyer={buyer} />
      <CreditedLines note={note} money={money} />
      <Sums sums={sumsOf(note.amounts, { seller, money })} />
      <p>
        {note.isVoid
          ? 'This credit note is void because the refund failed.'
          : `Refunded ${note.paidBy === undefined ? 'to the card that paid the order' : payoutTexts[note.paidBy]}.`}
      </p>
    </Paper>
  );
}

interface CreditedLinesProps {
  readonly note: CreditNote;
  readonly money: (amount: number) => string;
}

function CreditedLines({ note: { lines, adjustment }, money }: CreditedLinesProps) {
  if (lines.length === 0) return <p>Partial credit of the invoice amount.</p>;
  const rows = lines.map((line) => lineCells(line, money));
  const last = ['Adjustment for other refunds', '', '', money(adjustment)];
  return <LinesTable headings={lineHeadings} rows={adjustment === 0 ? rows : [...rows, last]} />;
}
