import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { InvoicePaper } from '../../features/invoices/invoice-paper.tsx';
import { PaperFrame } from '../../features/invoices/paper.tsx';
import { invoiceQuery } from '../../features/invoices/queries.ts';

export function Component() {
  const { id = '' } = useParams();
  return (
    <PaperFrame query={useQuery(invoiceQuery(id))} label="Loading invoice">
      {(invoice) => <InvoicePaper invoice={invoice} />}
    </PaperFrame>
  );
}
