import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@pedalworks/contract';
import { Link } from 'react-router-dom';
import { lastList } from '../../../ui/last-list.ts';
import { nextOrderQuery } from './next-order-query.ts';
import { findOrderView } from '../order-views.ts';

const labels: Readonly<Record<string, string>> = {
  paid: 'Next to pack ›',
  packed: 'Next to ship ›',
};

/** Link to the next order. Replaces the history entry, so that Back returns to the list. */
export function NextOrder({ order: { _id: id } }: { readonly order: Order }) {
  const queryClient = useQueryClient();
  const { address = '', ids = [] } = lastList('/dashboard/allOrder') ?? {};
  const { data: next } = useQuery(nextOrderQuery(queryClient, { id, address, ids }));
  if (next === undefined || ids.length < 2 || !ids.includes(id)) return null;
  if (next === null) return <Typography sx={last}>Last order in the list</Typography>;
  const { status = '' } = findOrderView(address) ?? {};
  return (
    <Button component={Link} to={`/dashboard/allOrder/${next}`} replace variant="outlined">
      {labels[status] ?? 'Next order ›'}
    </Button>
  );
}

const last = { alignSelf: 'center', px: 1, typography: 'body2', color: 'text.secondary' };
