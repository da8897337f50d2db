import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Order } from '@pedalworks/contract';
import { useCodeOnDemand } from '../../services/use-code-on-demand.ts';

interface OrderAddressProps {
  readonly order: Order;
  readonly onSaved: (order: Order) => void;
}

/** Where an unpaid order goes, and a form for the one that does not say. The form's code comes when it is asked for. */
export function OrderAddress({ order, onSaved }: OrderAddressProps) {
  const [code, fetchCode] = useCodeOnDemand(() => import('./order-address-form.tsx'));
  const { address } = order;
  return (
    <Card component="section" aria-labelledby="order-address" sx={{ p: 3, mb: 4 }}>
      <Typography variant="h4" component="h2" id="order-address" sx={{ mb: 1 }}>
        Address
      </Typography>
      {address === null ? (
        <Unknown>
          {code === null ? (
            <Button onClick={() => void fetchCode()}>Add the address</Button>
          ) : (
            <code.OrderAddressForm order={order} onSaved={onSaved} />
          )}
        </Unknown>
      ) : (
        <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {[address.name, address.company, address.street, address.postcode, address.city, address.region]
            .filter((part) => part !== '')
            .join(', ')}
        </Typography>
      )}
    </Card>
  );
}

function Unknown({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', '& > form': { justifySelf: 'stretch' } }}>
      <Typography>We do not know yet where to send it. Say so before you pay.</Typography>
      {children}
    </Box>
  );
}
