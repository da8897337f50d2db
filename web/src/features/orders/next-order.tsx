import Button from '@mui/material/Button';
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Order } from '@pedalworks/contract';
import { Link } from 'react-router-dom';
import { lastList } from '../../ui/last-list.ts';
import { orderPageQuery } from './queries.ts';

const labels: Readonly<Record<string, string>> = {
  paid: 'Next to pack ›',
  packed: 'Next to ship ›',
};

/** Link to the next order of the view that an order was opened from. Replaces the history entry, so that Back returns to the list. */
export function NextOrder({ order: { _id: id } }: { readonly order: Order }) {
  const queryClient = useQueryClient();
  const { address = '', ids = [] } = lastList('/dashboard/allOrder') ?? {};
  const status = new URLSearchParams(address.split('?')[1]).get('status') ?? '';
  const { data: next = null } = useQuery(nextOrderQuery(queryClient, { id, status, ids }));
  if (next === null) return null;
  return (
    <Button component={Link} to={`/dashboard/allOrder/${next}`} replace variant="outlined">
      {labels[status] ?? 'Next order ›'}
    </Button>
  );
}

interface Place {
  readonly id: string;
  /** Status that the view is of; empty if it has several. */
  readonly status: string;
  readonly ids: readonly string[];
}

/** The id of the first order after this one, and after the last from the first on, that still is in the view; null if none is. */
function nextOrderQuery(queryClient: QueryClient, { id, status, ids }: Place) {
  return queryOptions({
    queryKey: ['order-after', id, status, ids],
    queryFn: async () => {
      const place = ids.indexOf(id);
      if (place < 0) return null;
      for (const other of [...ids.slice(place + 1), ...ids.slice(0, place)]) {
        const order = await queryClient.query(orderPageQuery(other)).catch(() => null);
        if (order !== null && (status === '' || order.status === status)) return other;
      }
      return null;
    },
    gcTime: 0,
  });
}
