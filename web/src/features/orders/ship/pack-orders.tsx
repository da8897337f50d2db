import { useState } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import type { Order } from '@pedalworks/contract';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { CloseButton } from '../../../ui/close-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { ExcludedOrders } from './excluded-orders.tsx';
import { OrderReasons } from './order-reasons.tsx';
import { packingWarning, exclusionReason } from './packing-checks.ts';
import { useMoveOrders } from './use-move-orders.tsx';

interface PackOrdersProps {
  readonly orders: readonly Order[];
  readonly onDone?: () => void;
  readonly variant?: 'contained' | 'outlined';
}

/** Button that marks orders as packed. Asks first if some of them need attention. */
export function PackOrders({ orders, onDone, variant = 'contained' }: PackOrdersProps) {
  const { changeAll, isPending, question } = useMoveOrders({ failure: 'Failed to change the orders' });
  const [isConfirming, setConfirming] = useState(false);
  const packable = orders.filter((order) => exclusionReason(order, 'paid') === '');
  const ready = packable.filter((order) => packingWarning(order) === '');
  if (packable.length === 0) return null;
  const pack = (some: readonly Order[]) => {
    setConfirming(false);
    changeAll(some, { from: 'paid', to: 'packed' }, () => onDone?.());
  };
  const press = () => (ready.length === packable.length ? pack(packable) : setConfirming(true));
  return (
    <>
      <BusyButton
        variant={variant}
        color={variant === 'contained' ? 'primary' : 'secondary'}
        busy={isPending}
        onClick={press}
      >
        Mark {formatNumber(packable.length)} as packed
      </BusyButton>
      <PackDialog
        open={isConfirming}
        orders={orders}
        packable={packable}
        ready={ready}
        pack={pack}
        onCancel={() => setConfirming(false)}
      />
      {question}
    </>
  );
}

/** Button that marks the shipped ones of some orders as delivered. */
export function DeliverOrders({ orders, onDone }: Pick<PackOrdersProps, 'orders' | 'onDone'>) {
  const { changeAll, isPending, question } = useMoveOrders({ failure: 'Failed to change the orders' });
  const shipped = orders.filter((order) => exclusionReason(order, 'shipped') === '');
  if (shipped.length === 0 && !isPending) return null;
  return (
    <>
      <BusyButton
        variant="contained"
        color="primary"
        busy={isPending}
        onClick={() => changeAll(shipped, { from: 'shipped', to: 'delivered' }, () => onDone?.())}
      >
        Mark {formatNumber(shipped.length)} as delivered
      </BusyButton>
      {question}
    </>
  );
}

interface PackDialogProps {
  readonly open: boolean;
  readonly orders: readonly Order[];
  readonly packable: readonly Order[];
  readonly ready: readonly Order[];
  readonly pack: (orders: readonly Order[]) => void;
  readonly onCancel: () => void;
}

function PackDialog({ open, orders, packable, ready, pack, onCancel }: PackDialogProps) {
  return (
    <Dialog open={open} title="Some orders need attention" onClose={onCancel}>
      <DialogContent dividers>
        <Stack spacing={2}>
          <OrderReasons
            title=""
            orders={packable.filter((order) => !ready.includes(order))}
            reasonOf={packingWarning}
          />
          <ExcludedOrders
            orders={orders.filter((order) => !packable.includes(order))}
            action="packed"
            reasonOf={(order) => exclusionReason(order, 'paid')}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <CloseButton />
        <Button variant="outlined" onClick={() => pack(packable)}>
          Pack all {formatNumber(packable.length)}
        </Button>
        {ready.length > 0 ? (
          <Button variant="contained" color="primary" onClick={() => pack(ready)}>
            Pack the other {formatNumber(ready.length)}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
