import { useState } from 'react';
import type { Order } from '@pedalworks/contract';
import { useCodeOnDemand } from '../../shared/use-code-on-demand.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { packingWarning, exclusionReason } from './packing-checks.ts';
import { useMoveOrders } from './use-move-orders.tsx';

interface PackOrdersProps {
  readonly orders: readonly Order[];
  readonly onDone?: () => void;
  readonly variant: 'contained' | 'outlined';
}

export const look = (variant: 'contained' | 'outlined') =>
  ({ variant, color: variant === 'contained' ? 'primary' : 'secondary' }) as const;

/** Button that marks orders as packed. Asks first if some of them need attention. */
export function PackOrders({ orders, onDone, variant }: PackOrdersProps) {
  const { changeAll, isPending, question } = useMoveOrders({ failure: 'Failed to change the orders' });
  const [isConfirming, setConfirming] = useState(false);
  const [code, fetchCode] = useCodeOnDemand(() => import('./pack-dialog.tsx'));
  const packable = orders.filter((order) => exclusionReason(order, 'paid') === '');
  const ready = packable.filter((order) => packingWarning(order) === '');
  if (packable.length === 0) return null;
  const pack = (some: readonly Order[]) => {
    setConfirming(false);
    changeAll(some, { from: 'paid', to: 'packed' }, () => onDone?.());
  };
  const press = () =>
    ready.length === packable.length ? pack(packable) : void fetchCode().then(setConfirming);
  return (
    <>
      <BusyButton {...look(variant)} busy={isPending} onClick={press}>
        Mark {formatNumber(packable.length)} as packed
      </BusyButton>
      {code === null ? null : (
        <code.PackDialog
          open={isConfirming}
          {...{ orders, packable, ready, pack }}
          onCancel={() => setConfirming(false)}
        />
      )}
      {question}
    </>
  );
}

/** Button that marks the shipped ones of some orders as delivered. */
export function DeliverOrders({ orders, onDone, variant }: PackOrdersProps) {
  const { changeAll, isPending, question } = useMoveOrders({ failure: 'Failed to change the orders' });
  const shipped = orders.filter((order) => exclusionReason(order, 'shipped') === '');
  if (shipped.length === 0 && !isPending) return null;
  return (
    <>
      <BusyButton
        {...look(variant)}
        busy={isPending}
        onClick={() => changeAll(shipped, { from: 'shipped', to: 'delivered' }, () => onDone?.())}
      >
        Mark {formatNumber(shipped.length)} as delivered
      </BusyButton>
      {question}
    </>
  );
}
