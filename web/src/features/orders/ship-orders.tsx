import { useId, useState, type KeyboardEvent } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Order } from '@pedalworks/contract';
import { errorMessage } from '../../services/error-message.ts';
import { UnsavedChanges } from '../../services/unsaved-changes.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { formatNumber } from '../../ui/money.ts';
import { toastsOnTop } from '../../ui/sticky-bar.ts';
import { OrderReasons } from './order-reasons.tsx';
import { whyLeftOut } from './packing-questions.ts';
import { CarrierSelect, ShipRow, shipColumns } from './ship-row.tsx';
import { leftText } from './tracking-rows.ts';
import { pasteInto, useShipping, type Shipping } from './use-shipping.ts';

interface ShipOrdersProps {
  readonly orders: readonly Order[];
  /** Called when all of them are shipped. */
  readonly onDone: () => void;
}

/** Ships orders from a table of carriers and tracking numbers. Closing it keeps what was typed. */
export function ShipOrders({ orders, onDone }: ShipOrdersProps) {
  const [isOpen, setOpen] = useState(false);
  const shipping = useShipping(onDone);
  const count = orders.filter((order) => whyLeftOut(order, 'packed') === '').length;
  if (count === 0 && !isOpen) return null;
  const open = () => {
    shipping.open(orders);
    setOpen(true);
  };
  return (
    <>
      <Button variant="contained" color="primary" onClick={open}>
        Ship {formatNumber(count)}…
      </Button>
      <ShipDialog open={isOpen} shipping={shipping} onClose={() => setOpen(false)} />
    </>
  );
}

interface ShipDialogProps {
  readonly open: boolean;
  readonly shipping: Shipping;
  readonly onClose: () => void;
}

function ShipDialog({ open, shipping, onClose }: ShipDialogProps) {
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { rows, isPending, send, valuesOf } = shipping;
  const isTyped = rows.some((order) => valuesOf(order).trackingNumber !== '');
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth fullScreen={isPhone} aria-labelledby={id}>
      <GlobalStyles styles={toastsOnTop} />
      <DialogTitle id={id}>Ship orders</DialogTitle>
      <Stack
        component="form"
        noValidate
        onKeyDown={goToNextField}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        sx={{ minHeight: 0 }}
      >
        <UnsavedChanges when={open && isTyped && !isPending} />
        <DialogContent>
          <ShipTable shipping={shipping} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          {rows.length === 0 ? null : (
            <BusyButton type="submit" variant="contained" color="primary" busy={isPending}>
              {isPending ? 'Shipping…' : `Ship ${formatNumber(rows.length)}`}
            </BusyButton>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

function ShipTable({ shipping }: Pick<ShipDialogProps, 'shipping'>) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const { rows, error } = shipping;
  return (
    <Stack spacing={2.5}>
      <Typography variant="body2">
        Scan or type the numbers: Enter goes to the next row. Paste a column to fill the rows below; with
        order numbers beside them, each number finds its order.
      </Typography>
      {left.length === 0 ? null : (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          {leftText(left)}
        </Alert>
      )}
      {error === null ? null : (
        <Alert severity="error">{errorMessage(error)} Press Ship again: no order is shipped twice.</Alert>
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
      <LeftOut shipping={shipping} />
    </Stack>
  );
}

function CarrierForAll({ shipping }: Pick<ShipDialogProps, 'shipping'>) {
  const { rows, carriers, valuesOf, type } = shipping;
  const choices = new Set(rows.map((order) => valuesOf(order).choice));
  return (
    <CarrierSelect
      id="carrier-for-all"
      label="Carrier for all"
      carriers={carriers}
      value={choices.size === 1 ? [...choices][0] : undefined}
      onChoose={(choice) => type(new Map(rows.map(({ _id }) => [_id, { choice }])))}
      sx={{ maxWidth: 280 }}
    />
  );
}

function LeftOut({ shipping: { leftOut, reasonOf, add } }: Pick<ShipDialogProps, 'shipping'>) {
  return (
    <OrderReasons
      title="Left out"
      orders={leftOut}
      reasonOf={reasonOf}
      actionOf={(order) =>
        whyLeftOut(order, 'packed') === '' ? (
          <Button variant="text" size="small" onClick={() => add(order)}>
            Ship {order.number} too
          </Button>
        ) : null
      }
    />
  );
}

/** Moves on with Enter, which hand scanners send after each number; after the last field to the button that ships. */
function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || nativeEvent.isComposing) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll('input')];
  const next = fields[fields.indexOf(target) + 1];
  next?.select();
  (next ?? currentTarget.querySelector<HTMLElement>('[type="submit"]'))?.focus();
}
