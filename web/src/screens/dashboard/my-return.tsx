import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { returnQuery } from '../../features/returns/public/queries.ts';
import { CustomerReturn } from '../../features/returns/customer/customer-return.tsx';
import { ReturnUnavailable } from '../../features/returns/customer/return-unavailable.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { isUnavailable } from '../../services/record-errors.ts';

export function Component() {
  const { id = '', returnId = '' } = useParams();
  const query = useQuery(returnQuery(returnId));
  return (
    <>
      <BackLink href={`/dashboard/myOrder/${id}`}>{`Order ${query.data?.orderNumber ?? ''}`.trim()}</BackLink>
      {query.data === undefined && isUnavailable(query.error) ? (
        <ReturnUnavailable error={query.error} />
      ) : (
        <QueryState query={query} label="Loading return" skeleton={<Skeleton height={320} />}>
          {(returned) => <CustomerReturn returned={returned} />}
        </QueryState>
      )}
    </>
  );
}
