import { useState, type ClipboardEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { trackingNumberWarning } from '@pedalworks/contract/carriers';
import type { Order } from '@pedalworks/contract';
import { errorMessage } from '../../../services/error-message.ts';
import { FirstFew } from '../../../ui/first-few.tsx';
import { firstPress } from '../../../ui/first-press.ts';
import { formatNumber } from '../../../ui/money.ts';
import { ExcludedOrders } from './excluded-orders.tsx';
import { OrderReasons } from './order-reasons.tsx';
import { exclusionReason } from './packing-checks.ts';
import { CarrierSelect, numberFieldId, ShipRow, shipColumns, shipRow } from './ship-row.tsx';
import { carrierName, hasTracking, type TrackingValues } from './tracking-fields.tsx';
import { findTwins, numberWarning } from './tracking-rows.ts';
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
  const paste = (event: ClipboardEvent) => {
    const start = rows.findIndex((order) => numberFieldId(order) === (event.target as Element).id);
    if (start === -1) return;
    const found = pasteNumbers(shipping, event.clipboardData.getData('text'), start);
    setProblems(found ?? []);
    if (found !== null) event.preventDefault();
  };
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
        <Stack component="ul" aria-label="Orders to ship" onPaste={paste} sx={shipColumns}>
          <ShipRows shipping={shipping} />
        </Stack>
      </div>
      <EntryState shipping={shipping} />
    </>
  );
}

function ShipRows({ shipping: { rows, valuesOf, carriers, errors, update, remove } }: ShipTableProps) {
  const entered = rows.map((order) => ({ order: order.number, number: valuesOf(order).trackingNumber }));
  const twinsOf = findTwins(entered);
  return rows.map((order, index) => {
    const values = valuesOf(order);
    const { trackingNumber } = values;
    const twins = twinsOf({ order: order.number, number: trackingNumber });
    return (
      <ShipRow
        key={order._id}
        {...{ order, values, carriers, update, remove }}
        isFirst={index === 0}
        warning={errors[order._id] ?? rowWarning(values, twins)}
        hasError={errors[order._id] !== undefined}
      />
    );
  });
}

function rowWarning(values: TrackingValues, twins: Parameters<typeof numberWarning>[1]): string {
  const { choice, trackingNumber } = values;
  if (choice === '' && trackingNumber.trim() !== '') return 'Choose the carrier.';
  return (
    numberWarning(trackingNumber, twins) ?? trackingNumberWarning(carrierName(values), trackingNumber) ?? ''
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
