import { useEffect } from 'react';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { InvoiceDocuments } from '../../features/invoices/invoice-documents.tsx';
import { PaperFrame } from '../../features/invoices/paper.tsx';
import { invoicesQuery } from '../../features/invoices/queries.ts';
import { itemsOf } from '../../services/api-client.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { formatNumber } from '../../ui/money.ts';

/** All invoices and credit notes of a period as one document. */
export function Component() {
  const [params] = useSearchParams();
  const [from, to] = [params.get('from') ?? undefined, params.get('to') ?? undefined];
  const query = useInfiniteQuery(invoicesQuery({ from, to }));
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  const title = `Invoices ${[from, to].filter((day) => day !== undefined).join(' to ')}`.trim();
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (hasNextPage && !isFetching && error === null) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  const documents = data === undefined ? [] : itemsOf(data);
  const isComplete = data !== undefined && !hasNextPage;
  const count = `${formatNumber(documents.length)} ${documents.length === 1 ? 'document' : 'documents'}`;
  return (
    <PaperFrame
      query={{
        data: isComplete ? documents : undefined,
        error,
        isFetching,
        refetch: () => void (data === undefined ? refetch() : fetchNextPage()),
      }}
      label="Loading the invoices"
      back={<BackLink href="/dashboard/overview">Overview</BackLink>}
      lead={
        <Typography role="status" sx={{ mb: 2 }}>
          {isComplete ? `${title}: ${count}` : `${title}: loading, ${count} so far`}
        </Typography>
      }
    >
      {(all) => <InvoiceDocuments documents={all} />}
    </PaperFrame>
  );
}
