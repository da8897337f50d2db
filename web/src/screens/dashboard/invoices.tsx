import { useEffect } from 'react';
import Typography from '@mui/material/Typography';
import { daysIn } from '@pedalworks/contract/calendar';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { InvoiceDocuments } from '../../features/invoices/invoice-documents.tsx';
import { PaperFrame } from '../../features/invoices/paper.tsx';
import { invoicesQuery } from '../../features/invoices/queries.ts';
import { itemsOf } from '../../services/api-client.ts';
import { settingsQuery } from '../../services/shop-settings.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { counted } from '@pedalworks/contract/words';
import { useDocumentTitle } from '../../ui/use-title.ts';

export function Component() {
  const [params] = useSearchParams();
  const [from, to] = [params.get('from') ?? undefined, params.get('to') ?? undefined];
  const query = useInfiniteQuery(invoicesQuery({ from, to }));
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  const title = usePeriodTitle({ from, to }, new Date(query.dataUpdatedAt));
  useDocumentTitle(title);
  useEffect(() => {
    if (hasNextPage && !isFetching && error === null) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  const documents = data === undefined ? [] : itemsOf(data);
  const isComplete = data !== undefined && !hasNextPage;
  const count = counted(documents.length, 'document');
  return (
    <PaperFrame
      query={{
        data: isComplete ? documents : undefined,
        error,
        isFetching,
        refetch: () => void (data === undefined ? refetch() : fetchNextPage()),
      }}
      label="Loading invoices"
      back={<BackLink href="/dashboard/overview">Overview</BackLink>}
      lead={
        <Typography role="status" sx={{ mb: 2 }}>
          {isComplete ? `${title}: ${count}` : `${title}: loading, ${count}`}
        </Typography>
      }
    >
      {(all) => <InvoiceDocuments documents={all} />}
    </PaperFrame>
  );
}

interface Days {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Sets the page title to the period. Browsers suggest the title as the PDF's file name. */
function usePeriodTitle({ from, to }: Days, readAt: Date): string {
  const { data: settings } = useQuery(settingsQuery());
  const title = ['Invoices', [from, to].filter((day) => day !== undefined).join(' to ')].join(' ').trim();
  const isOver = to === undefined || settings === undefined || to < daysIn(settings.timeZone)(readAt);
  return isOver ? title : `${title}, so far`;
}
