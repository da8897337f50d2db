import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Order } from '@pedalworks/contract';
import { errorMessage } from '../../../services/error-message.ts';
import { FirstFew } from '../../../ui/first-few.tsx';
import { firstPress } from '../../../ui/first-press.ts';
import { formatNumber } from '../../../ui/money.ts';
import { ExcludedOrders } from './excluded-orders.tsx';
import { OrderReasons } from './order-reasons.tsx';
import { exclusionReason } from './packing-checks.ts';
import { CarrierSelect, ShipRow, shipColumns, shipRow } from './ship-row.tsx';
import { hasTracking } from './tracking-fields.tsx';
import { generalError, removedByAdmin, pasteNumbers, type Shipping } from './use-shipping.ts';

interface ShipTableProps {
  readonly shipping: Shipping;
}

export function ShipTable({ shipping }: ShipTableProps) {
  const { rows, excluded, reasonOf } = shipping;
  const error = generalError(shipping);
  const removed = excluded.filter((order) => reasonOf(order) === removedByAdmin);
  return (
    <Stack spacing={2.5}>
      <Exclusions shipping={shipping} />
      {error === null ? null : (
        <Alert severity="error">{errorMessage(error)} Press Ship again: no order is shipped twice.</Alert>
      )}
      {rows.length === 0 ? null : <Rows shipping={shipping} />}
      <Excluded title="Removed" orders={removed} shipping={shipping} />
    </Stack>
  );
}

/** Lists excluded orders that the admin can include, and counts those that cannot be shipped. */
function Exclusions({ shipping }: ShipTableProps) {
  const { orders, excluded, reasonOf } = shipping;
  const blocked = excluded.filter((order) => reasonOf(order) !== removedByAdmin);
  const flagged = blocked.filter((order) => exclusionReason(order, 'packed') === '');
  const title = `${formatNumber(flagged.length)} of ${formatNumber(orders.length)} need attention`;
  return (
    <>
      {flagged.length === 0 ? null : (
        <Alert severity="warning">
          <Excluded title={title} orders={flagged} shipping={shipping} />
        </Alert>
      )}
      <ExcludedOrders
        orders={blocked.filter((order) => !flagged.includes(order))}
        action="shipped"
        reasonOf={reasonOf}
      />
    </>
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
      <div>
        <ColumnHeads />
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
      </div>
      <EntryState shipping={shipping} />
    </>
  );
}

/** Hidden from screen readers: each field has its own label. */
function ColumnHeads() {
  return (
    <Box aria-hidden="true" sx={[shipRow, columnHeads]}>
      <Box component="span" sx={{ gridColumn: { xs: 'auto', sm: 2 } }}>
        Carrier
      </Box>
      <span>Tracking number</span>
    </Box>
  );
}

const columnHeads = { py: 0.5, border: 0, typography: 'caption', color: 'text.secondary' };

/** Takes the focus after the last row, so that one more scan neither ships the orders nor overwrites a number. */
function EntryState({ shipping: { rows, valuesOf } }: ShipTableProps) {
  const entered = rows.filter((order) => hasTracking(valuesOf(order))).length;
  return (
    <Typography variant="body2" role="status" tabIndex={-1} data-end-of-rows="">
      {formatNumber(entered)} of {formatNumber(rows.length)} with a tracking number
    </Typography>
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
