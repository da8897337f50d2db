import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Order } from '@pedalworks/contract';
import { errorMessage } from '../../../services/error-message.ts';
import { formatNumber } from '../../../ui/money.ts';
import { OrderReasons } from './order-reasons.tsx';
import { whyLeftOut } from './packing-questions.ts';
import { CarrierSelect, ShipRow, shipColumns } from './ship-row.tsx';
import { listInShort } from './tracking-rows.ts';
import { leftOutByAdmin, pasteInto, type Shipping } from './use-shipping.ts';

interface ShipTableProps {
  readonly shipping: Shipping;
}

/** Orders that are shipped with their tracking, below those that are left out and why. */
export function ShipTable({ shipping }: ShipTableProps) {
  const { rows, leftOut, reasonOf, error } = shipping;
  const removed = leftOut.filter((order) => reasonOf(order) === leftOutByAdmin);
  return (
    <Stack spacing={2.5}>
      <Blocked shipping={shipping} />
      {error === null ? null : (
        <Alert severity="error">{errorMessage(error)} Press Ship again: no order is shipped twice.</Alert>
      )}
      {rows.length === 0 ? null : <Rows shipping={shipping} />}
      <LeftOut title="Left out" orders={removed} shipping={shipping} />
    </Stack>
  );
}

function Blocked({ shipping }: ShipTableProps) {
  const { orders, leftOut, reasonOf } = shipping;
  const blocked = leftOut.filter((order) => reasonOf(order) !== leftOutByAdmin);
  if (blocked.length === 0) return null;
  const title = `${formatNumber(blocked.length)} of ${formatNumber(orders.length)} left out`;
  return (
    <Alert severity="info">
      <LeftOut title={title} orders={blocked} shipping={shipping} />
    </Alert>
  );
}

function Rows({ shipping }: ShipTableProps) {
  const { rows } = shipping;
  const [left, setLeft] = useState<readonly string[]>([]);
  return (
    <>
      <Typography variant="body2">
        Scan or type the numbers: Enter goes to the next row. Paste a column to fill the rows below; with
        order numbers beside them, each number finds its order.
      </Typography>
      {left.length === 0 ? null : (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          No row here for {listInShort(left)}.
        </Alert>
      )}
      {rows.length < 2 ? null : <CarrierForAll shipping={shipping} />}
      <Stack component="ul" aria-label="Orders to ship" sx={shipColumns}>
        {rows.map((order, place) => (
          <ShipRow
            key={order._id}
            {...{ order, shipping }}
            isFirst={place === 0}
            onPaste={(text) => {
              const unused = pasteInto(shipping, text, place);
              setLeft(unused ?? []);
              return unused !== null;
            }}
          />
        ))}
      </Stack>
    </>
  );
}

function CarrierForAll({ shipping }: ShipTableProps) {
  const { orders, rows, carriers, valuesOf, type } = shipping;
  const choices = new Set(rows.map((order) => valuesOf(order).choice));
  return (
    <CarrierSelect
      id="carrier-for-all"
      label="Carrier for all"
      carriers={carriers}
      value={choices.size === 1 ? [...choices][0] : undefined}
      onChoose={(choice) => type(new Map(orders.map(({ _id }) => [_id, { choice }])))}
      sx={{ maxWidth: 280 }}
    />
  );
}

interface LeftOutProps extends ShipTableProps {
  readonly title: string;
  readonly orders: readonly Order[];
}

function LeftOut({ shipping: { reasonOf, add }, ...reasons }: LeftOutProps) {
  return (
    <OrderReasons
      {...reasons}
      reasonOf={reasonOf}
      actionOf={(order) =>
        whyLeftOut(order, 'packed') === '' ? (
          <Button color="inherit" size="small" onClick={() => add(order)}>
            Ship {order.number} too
          </Button>
        ) : null
      }
    />
  );
}
