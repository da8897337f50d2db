import Link from '@mui/material/Link';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { FailedMail } from '@pedalworks/contract';
import { itemsOf } from '../../../services/api-client.ts';
import { EmailText } from '../../../ui/email-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LocalTime } from '../../../ui/dates.tsx';
import { RecordGrid, type RecordFilter } from '../../../ui/record-grid.tsx';
import type { RecordColumn } from '../../../ui/record-table.tsx';
import { TwoLineCell } from '../../../ui/two-line-cell.tsx';
import { useUrlState } from '../../../ui/use-url-state.ts';
import { listParams } from '../../../ui/use-list-params.ts';
import { wordsTest } from '../../shared/words-test.ts';
import { OpenMail } from './order-mails.tsx';
import { failedMailsQuery } from '../queries.ts';

export function FailedMails() {
  const [{ search, view }] = useUrlState(listParams);
  const isFound = wordsTest(search);
  const isWanted = ({ subject, to, orderNumber, delivery }: FailedMail) =>
    isFound(`${subject} ${to} ${orderNumber}`) && (view !== 'given-up' || !delivery.willRetry);
  const query = useInfiniteQuery({
    ...failedMailsQuery(),
    select: (data) => itemsOf(data).filter(isWanted),
  });
  return (
    <RecordGrid
      noun="emails"
      query={query}
      columns={columns}
      filters={filters}
      titleOf={({ subject }) => subject}
      renderDetail={(mail) => (
        <>
          <OrderLink mail={mail} />
          <OpenMail id={mail.orderId} mail={mail} />
        </>
      )}
      empty={
        search !== '' || view !== '' ? null : (
          <EmptyState title="All emails were sent">Emails that could not be sent appear here.</EmptyState>
        )
      }
    />
  );
}

const filters: readonly RecordFilter[] = [{ label: 'Won’t be retried', view: 'given-up' }];

const columns: readonly RecordColumn<FailedMail>[] = [
  {
    field: 'subject',
    headerName: 'Email',
    flex: 2,
    minWidth: 140,
    display: 'flex',
    renderCell: ({ row }) => (
      <TwoLineCell
        title={row.subject}
        detail={<EmailText email={row.to} />}
        note={row.delivery.error ?? ''}
      />
    ),
  },
  {
    field: 'to',
    headerName: 'To',
    flex: 1,
    minWidth: 110,
    hideBelow: 'md',
    renderCell: ({ row }) => <EmailText email={row.to} />,
  },
  {
    field: 'orderNumber',
    headerName: 'Order',
    width: 132,
    renderCell: ({ row }) => <OrderLink mail={row} />,
  },
  {
    field: 'createdAt',
    headerName: 'Created',
    width: 148,
    hideBelow: 'md',
    renderCell: ({ row }) => <LocalTime isoTime={row.createdAt} />,
  },
  {
    field: 'willRetry',
    headerName: 'Retry',
    width: 132,
    hideBelow: 'md',
    valueGetter: (_value, { delivery: { willRetry } }) => (willRetry ? 'Automatic' : 'None'),
  },
];

function OrderLink({ mail: { orderId, orderNumber } }: { readonly mail: FailedMail }) {
  return <Link href={`/dashboard/allOrder/${orderId}`}>{orderNumber}</Link>;
}
