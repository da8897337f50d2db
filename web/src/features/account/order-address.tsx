import { useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Order } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { AddressLines } from './public/address-lines.tsx';
import { codeQuery } from '../../ui/code-query.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { OrderAddressButton } from './order-address-button.tsx';

interface OrderAddressProps {
  readonly order: Order;
  readonly onSaved: (order: Order) => void;
}

export function OrderAddress({ order, onSaved }: OrderAddressProps) {
  const { address } = order;
  const [isJustSaved, setJustSaved] = useState(false);
  const save = (saved: Order) => {
    setJustSaved(true);
    onSaved(saved);
  };
  return (
    <Card component="section" aria-labelledby="order-address" sx={{ p: 3, mb: 4 }}>
      <Typography variant="h4" component="h2" id="order-address" sx={{ mb: 1 }}>
        Address
      </Typography>
      {address === null ? (
        <MissingAddress order={order} onSaved={save} />
      ) : (
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          <Box tabIndex={-1} ref={isJustSaved ? focus : null} sx={{ overflowWrap: 'anywhere' }}>
            <AddressLines address={address} />
          </Box>
          <OrderAddressButton order={order} viewer="customer" />
        </Stack>
      )}
    </Card>
  );
}

const focus = (text: HTMLElement | null) => text?.focus();

const formQuery = codeQuery('order-address-form', () => import('./order-address-form.tsx'));

function MissingAddress(props: OrderAddressProps) {
  const query = useQuery(formQuery);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        This order has no address yet. {props.order.paid ? 'Add one.' : 'Add one, then pay.'}
      </Typography>
      <QueryState query={query} label="Loading form" skeleton={<Skeleton height={400} />}>
        {({ OrderAddressForm }) => <OrderAddressForm {...props} />}
      </QueryState>
    </Box>
  );
}
