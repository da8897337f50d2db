import Box from '@mui/material/Box';
import type { InvoiceDocument } from '@pedalworks/contract';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CreditNotePaper } from './credit-note-paper.tsx';
import { InvoicePaper } from './invoice-paper.tsx';

export function InvoiceDocuments({ documents }: { readonly documents: readonly InvoiceDocument[] }) {
  if (documents.length === 0)
    return <EmptyState title="No invoices">There are no invoices or credit notes in this period.</EmptyState>;
  return (
    <Box sx={list}>
      {documents.map(({ refundId, invoice }, index) => {
        const pageName = `document${String(index)}`;
        return refundId === null ? (
          <InvoicePaper key={invoice.number} invoice={invoice} pageName={pageName} />
        ) : (
          <CreditNotePaper key={refundId} invoice={invoice} refundId={refundId} pageName={pageName} />
        );
      })}
    </Box>
  );
}

const list = { display: 'grid', gap: 3, '@media print': { display: 'block' } };
