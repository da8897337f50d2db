import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { Order } from '@pedalworks/contract';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { OrderReasons } from './order-reasons.tsx';
import { packingQuestion, whyLeftOut } from './packing-questions.ts';
import { useMoveOrders } from './use-move-orders.ts';

interface PackOrdersProps {
  readonly orders: readonly Order[];
  /** Called when all of them are packed. */
  readonly onDone?: () => void;
  readonly variant?: 'contained' | 'outlined';
}

/** Marks orders as packed. Asks first if some cannot be, or need attention. */
export function PackOrders({ orders, onDone, variant = 'contained' }: PackOrdersProps) {
  const { changeAll, isPending } = useMoveOrders({ failure: 'Failed to change the orders' });
  const [isAsking, setAsking] = useState(false);
  const packable = orders.filter((order) => whyLeftOut(order, 'paid') === '');
  const clear = packable.filter((order) => packingQuestion(order) === '');
  if (packable.length === 0) return null;
  const pack = (some: readonly Order[]) => {
    setAsking(false);
    changeAll(some, { from: 'paid', to: 'packed' }, () => onDone?.());
  };
  const press = () => (clear.length === orders.length ? pack(orders) : setAsking(true));
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
      <PackQuestion
        open={isAsking}
        orders={orders}
        {...{ packable, clear, pack }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

interface PackQuestionProps {
  readonly open: boolean;
  readonly orders: readonly Order[];
  readonly packable: readonly Order[];
  /** Those of them that need no attention. */
  readonly clear: readonly Order[];
  readonly pack: (orders: readonly Order[]) => void;
  readonly onCancel: () => void;
}

function PackQuestion({ open, orders, packable, clear, pack, onCancel }: PackQuestionProps) {
  const asked = packable.filter((order) => !clear.includes(order));
  const leftOut = orders.filter((order) => !packable.includes(order));
  return (
    <Dialog open={open} onClose={onCancel} maxWidth="xs" aria-labelledby="pack-title">
      <DialogTitle id="pack-title">
        {asked.length > 0 ? 'Some orders need attention' : 'Some orders are left out'}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <OrderReasons title="Look at these first" orders={asked} reasonOf={packingQuestion} />
          <OrderReasons title="Left out" orders={leftOut} reasonOf={(order) => whyLeftOut(order, 'paid')} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        {asked.length > 0 ? (
          <Button variant="outlined" onClick={() => pack(packable)}>
            Pack all {formatNumber(packable.length)}
          </Button>
        ) : null}
        {clear.length > 0 ? (
          <Button variant="contained" color="primary" onClick={() => pack(clear)}>
            Pack the other {formatNumber(clear.length)}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
