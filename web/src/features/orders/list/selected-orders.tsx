import Button from '@mui/material/Button';
import type { Order } from '@pedalworks/contract';
import { ExportButton } from '../../shared/export-button.tsx';
import { counted } from '@pedalworks/contract/words';
import { DeliverOrders, PackOrders } from '../ship/pack-orders.tsx';
import { exclusionReason, type MovableStatus } from '../ship/packing-checks.ts';
import { ShipOrders, type OpenShipDialog } from '../ship/ship-orders.tsx';

interface SelectedOrdersProps {
  readonly orders: readonly Order[];
  readonly onDone: () => void;
  readonly openShipDialog: OpenShipDialog;
}

export function SelectedOrders({ orders, onDone, openShipDialog }: SelectedOrdersProps) {
  const toSend = orders.filter(({ status, paid }) => paid && status !== 'cancelled' && status !== 'refunded');
  const toPick = toSend.filter(({ status }) => status === 'paid' || status === 'packed');
  // Only the earliest step is in the signal colour.
  const next = (['paid', 'packed', 'shipped'] as const).find((from) =>
    orders.some((order) => exclusionReason(order, from) === ''),
  );
  const variantOf = (from: MovableStatus) => (from === next ? 'contained' : 'outlined');
  return (
    <>
      {toSend.length === 0 ? null : (
        <Button href={slipsAddress(toSend)}>Print {counted(toSend.length, 'packing slip')}</Button>
      )}
      {toPick.length === 0 ? null : (
        <Button href={`/dashboard/allOrder/pickList?orders=${idsOf(toPick)}`}>Print pick list</Button>
      )}
      <PackOrders orders={orders} onDone={onDone} variant={variantOf('paid')} />
      <ShipOrders orders={orders} onDone={onDone} openDialog={openShipDialog} variant={variantOf('packed')} />
      <DeliverOrders orders={orders} onDone={onDone} variant={variantOf('shipped')} />
      <ExportButton name="exportOrders" query={{ ids: idsOf(orders) }}>
        Export selected
      </ExportButton>
    </>
  );
}

const idsOf = (orders: readonly Order[]) => orders.map(({ _id }) => _id).join(',');

const slipsAddress = (orders: readonly Order[]) => `/dashboard/allOrder/packingSlips?orders=${idsOf(orders)}`;
