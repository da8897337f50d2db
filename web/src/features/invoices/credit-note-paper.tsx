import Alert from '@mui/material/Alert';
import type { CreditNote, Invoice } from '@pedalworks/contract';
import { formatNumber } from '../../ui/money.ts';
import { sumsOf } from './invoice-paper.tsx';
import { Paper } from './paper.tsx';
import { LinesTable, PaperHead, PartCell, Recipient, Sums } from './paper-parts.tsx';
import { formatDay, moneyIn } from './paper-formats.ts';

interface CreditNotePaperProps {
  readonly invoice: Invoice;
  readonly refundId: string;
}

/** What the books need of money given back on an invoice. */
export function CreditNotePaper({ invoice, refundId }: CreditNotePaperProps) {
  const note = invoice.creditNotes.find((one) => one.refundId === refundId);
  if (note === undefined)
    return (
      <Alert severity="warning">There is no such credit note. It is made once the money has gone back.</Alert>
    );
  const { seller, buyer } = invoice;
  const money = moneyIn(invoice.currency);
  return (
    <Paper title={`Credit note ${note.number}`}>
      <PaperHead
        name="Credit note"
        seller={seller}
        facts={[
          ['Credit note number', note.number],
          ['Date', formatDay(note.date)],
          ['For invoice', `${invoice.number}, ${formatDay(invoice.date)}`],
          ['Order', invoice.orderNumber],
          ['Your reference', buyer.address?.purchaseOrder ?? ''],
        ]}
      />
      <Recipient heading="Credited to" buyer={buyer} />
      <GivenBack note={note} />
      <Sums sums={sumsOf(note.amounts, { seller, money })} />
      <p>
        {note.isVoid
          ? 'Void: the money could not be paid back to the card.'
          : 'Paid back to the card that paid the order.'}
      </p>
    </Paper>
  );
}

function GivenBack({ note: { lines } }: { readonly note: CreditNote }) {
  if (lines.length === 0) return <p>For a part of the invoice’s amount.</p>;
  return (
    <LinesTable
      headings={['Part', 'Qty']}
      rows={lines.map((line) => [<PartCell key="part" {...line} />, formatNumber(line.quantity)])}
    />
  );
}
