import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { CreditNotePaper } from '../../features/invoices/credit-note-paper.tsx';
import { PaperFrame } from '../../features/invoices/paper.tsx';
import { invoiceQuery } from '../../features/invoices/queries.ts';

export function Component() {
  const { id = '', refundId = '' } = useParams();
  return (
    <PaperFrame query={useQuery(invoiceQuery(id))} label="Loading credit note">
      {(invoice) => <CreditNotePaper invoice={invoice} refundId={refundId} />}
    </PaperFrame>
  );
}
