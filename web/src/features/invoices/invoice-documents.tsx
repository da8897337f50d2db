import Box from '@mui/material/Box';
import type { InvoiceDocument } from '@pedalworks/contract';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CreditNotePaper } from './credit-note-paper.tsx';
import { InvoicePaper } from './invoice-paper.tsx';

/** Invoices and credit notes, each on pages of its own. */
export function InvoiceDocuments({ documents }: { readonly documents: readonly InvoiceDocument[] }) {
  if (documents.length === 0)
    return (
      <EmptyState title="No invoices">
        No payment or refund of this period has a document. Opening an order’s invoice issues a missing one.
      </EmptyState>
    );
  return (
    <Box sx={list}>
      {documents.map(({ refundId, invoice }, place) => {
        const pageName = `document${String(place)}`;
        return refundId === null ? (
          <InvoicePaper key={invoice.number} {...{ invoice, pageName }} />
        ) : (
          <CreditNotePaper key={refundId} {...{ invoice, refundId, pageName }} />
        );
      })}
    </Box>
  );
}

const list = { display: 'grid', gap: 3, '@media print': { display: 'block' } };
