import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import type { PaymentToRefund } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../services/error-message.ts';
import { CloseButton } from '../../ui/close-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LocalDay } from '../../ui/dates.tsx';
import { formatNumber } from '../../ui/money.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { latestOrdersQuery } from '../orders/public/latest-orders.ts';
import { useRecordPayment } from './queries.ts';

interface RecordOnOrderProps {
  readonly payment: PaymentToRefund;
}

export function RecordOnOrder({ payment }: RecordOnOrderProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        sx={{ mt: 2 }}
        aria-label={`Record on an order: ${payment._id}`}
        onClick={() => setOpen(true)}
      >
        Record on an order
      </Button>
      <Dialog open={isOpen} title="Choose an order" fullWidth onClose={close}>
        <DialogContent>
          <PayableOrders payment={payment} onRecorded={close} />
        </DialogContent>
        <DialogActions>
          <CloseButton />
        </DialogActions>
      </Dialog>
    </>
  );
}

interface PayableOrdersProps extends RecordOnOrderProps {
  readonly onRecorded: () => void;
}

function PayableOrders({ payment, onRecorded }: PayableOrdersProps) {
  const { customerEmail, amount, currency } = payment;
  const query = useQuery({
    ...latestOrdersQuery(customerEmail ?? ''),
    select: (orders) =>
      orders.filter((order) => !order.paid && order.price === amount && order.currency === currency),
  });
  const { mutate, isPending, error } = useRecordPayment(payment);
  return (
    <QueryState query={query} label="Loading orders" skeleton={<Skeleton height={64} />}>
      {(orders) => (
        <>
          {error === null ? null : <Alert severity="error">{errorMessage(error)}</Alert>}
          {orders.length === 0 ? `${payment.customerEmail ?? ''} has no unpaid order for this amount.` : null}
          <List component="div" disablePadding>
            {orders.map((order) => (
              <ListItemButton
                key={order._id}
                disabled={isPending}
                onClick={() => mutate(order, { onSuccess: onRecorded })}
              >
                <ListItemText
                  primary={order.name}
                  secondary={
                    <>
                      Ordered <LocalDay isoTime={order.createdAt} />, quantity {formatNumber(order.quantity)}
                    </>
                  }
                  slotProps={{ primary: { dir: 'auto' } }}
                />
              </ListItemButton>
            ))}
          </List>
        </>
      )}
    </QueryState>
  );
}
