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
import { OrderReasons } from './order-reasons.tsx';
import { packingWarning, exclusionReason } from './packing-checks.ts';
import { useMoveOrders } from './use-move-orders.tsx';

interface PackOrdersProps {
  readonly orders: readonly Order[];
  readonly onDone?: () => void;
  readonly variant?: 'contained' | 'outlined';
}

/** Button that marks orders as packed. Asks first if some orders cannot be packed or need attention. */
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
  const press = () => (ready.length === orders.length ? pack(orders) : setConfirming(true));
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

interface PackDialogProps {
  readonly open: boolean;
  readonly orders: readonly Order[];
  readonly packable: readonly Order[];
  readonly ready: readonly Order[];
  readonly pack: (orders: readonly Order[]) => void;
  readonly onCancel: () => void;
}

function PackDialog({ open, orders, packable, ready, pack, onCancel }: PackDialogProps) {
  const flagged = packable.filter((order) => !ready.includes(order));
  const excluded = orders.filter((order) => !packable.includes(order));
  return (
    <Dialog
      open={open}
      title={flagged.length > 0 ? 'Some orders need attention' : 'Some orders cannot be packed'}
      onClose={onCancel}
    >
      <DialogContent>
        <Stack spacing={2}>
          <OrderReasons title="Needs attention" orders={flagged} reasonOf={packingWarning} />
          <OrderReasons
            title="Cannot be packed"
            orders={excluded}
            reasonOf={(order) => exclusionReason(order, 'paid')}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <CloseButton />
        {flagged.length > 0 ? (
          <Button variant="outlined" onClick={() => pack(packable)}>
            Pack all {formatNumber(packable.length)}
          </Button>
        ) : null}
        {ready.length > 0 ? (
          <Button variant="contained" color="primary" onClick={() => pack(ready)}>
            Pack the other {formatNumber(ready.length)}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
