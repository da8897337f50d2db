import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Order } from '@pedalworks/contract';
import { errorMessage } from '../../../services/error-message.ts';
import { FirstFew } from '../../../ui/first-few.tsx';
import { firstPress } from '../../../ui/first-press.ts';
import { formatNumber } from '../../../ui/money.ts';
import { OrderReasons } from './order-reasons.tsx';
import { exclusionReason } from './packing-checks.ts';
import { CarrierSelect, ShipRow, shipColumns } from './ship-row.tsx';
import { removedByAdmin, pasteNumbers, type Shipping } from './use-shipping.ts';

interface ShipTableProps {
  readonly shipping: Shipping;
}

export function ShipTable({ shipping }: ShipTableProps) {
  const { rows, excluded, reasonOf, error } = shipping;
  const removed = excluded.filter((order) => reasonOf(order) === removedByAdmin);
  return (
    <Stack spacing={2.5}>
      <ExclusionAlert shipping={shipping} />
      {error === null ? null : (
        <Alert severity="error">{errorMessage(error)} Press Ship again: no order is shipped twice.</Alert>
      )}
      {rows.length === 0 ? null : <Rows shipping={shipping} />}
      <Excluded title="Removed" orders={removed} shipping={shipping} />
    </Stack>
  );
}

function ExclusionAlert({ shipping }: ShipTableProps) {
  const { orders, excluded, reasonOf } = shipping;
  const blocked = excluded.filter((order) => reasonOf(order) !== removedByAdmin);
  if (blocked.length === 0) return null;
  const title = `${formatNumber(blocked.length)} of ${formatNumber(orders.length)} excluded`;
  return (
    <Alert severity="info">
      <Excluded title={title} orders={blocked} shipping={shipping} />
    </Alert>
  );
}

function Rows({ shipping }: ShipTableProps) {
  const { rows } = shipping;
  const [problems, setProblems] = useState<readonly string[]>([]);
  return (
    <>
      <Typography variant="body2">
        Scan or type tracking numbers; Enter moves to the next row. You can also paste a column from a
        spreadsheet. If it includes order numbers, each tracking number goes to its order.
      </Typography>
      {problems.length === 0 ? null : (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          <FirstFew items={problems}>{(problem) => problem}</FirstFew>
        </Alert>
      )}
      {rows.length < 2 ? null : <CarrierForAll shipping={shipping} />}
      <Stack component="ul" aria-label="Orders to ship" sx={shipColumns}>
        {rows.map((order, index) => (
          <ShipRow
            key={order._id}
            order={order}
            shipping={shipping}
            isFirst={index === 0}
            onPaste={(text) => {
              const found = pasteNumbers(shipping, text, index);
              setProblems(found ?? []);
              return found !== null;
            }}
          />
        ))}
      </Stack>
    </>
  );
}

function CarrierForAll({ shipping }: ShipTableProps) {
  const { orders, rows, carriers, valuesOf, update } = shipping;
  const choices = new Set(rows.map((order) => valuesOf(order).choice));
  return (
    <CarrierSelect
      id="carrier-for-all"
      label="Carrier for all"
      carriers={carriers}
      value={choices.size === 1 ? [...choices][0] : undefined}
      onChoose={(choice) => update(new Map(orders.map(({ _id }) => [_id, { choice }])))}
      sx={{ maxWidth: 280 }}
    />
  );
}

interface ExcludedProps extends ShipTableProps {
  readonly title: string;
  readonly orders: readonly Order[];
}

function Excluded({ shipping: { reasonOf, add }, ...reasons }: ExcludedProps) {
  return (
    <OrderReasons
      {...reasons}
      reasonOf={reasonOf}
      actionOf={(order) =>
        exclusionReason(order, 'packed') === '' ? (
          <Button color="inherit" size="small" onClick={firstPress(() => add(order))}>
            Include {order.number}
          </Button>
        ) : null
      }
    />
  );
}
