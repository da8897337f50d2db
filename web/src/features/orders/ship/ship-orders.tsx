import { useId, useState, type KeyboardEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Order } from '@pedalworks/contract';
import { UnsavedChanges } from '../../shared/unsaved-changes.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { toastsOnTop } from '../../../ui/sticky-bar.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { whyLeftOut } from './packing-questions.ts';
import { ShipTable } from './ship-table.tsx';
import { hasTracking } from './tracking-fields.tsx';
import { UntrackedQuestion } from './untracked-question.tsx';
import { useShipping, type Shipping } from './use-shipping.ts';

interface ShipOrdersProps {
  readonly orders: readonly Order[];
  /** Called when all of them are shipped. */
  readonly onDone: () => void;
}

/** Ships orders from a table of carriers and tracking numbers. Closing it, also by Back, keeps what was typed. */
export function ShipOrders({ orders, onDone }: ShipOrdersProps) {
  const { isOpen, open: openSheet, close } = useSheet('ship-orders');
  const shipping = useShipping(() => {
    close();
    onDone();
  });
  const count = orders.filter((order) => whyLeftOut(order, 'packed') === '').length;
  if (count === 0 && !isOpen) return null;
  const open = () => {
    shipping.open(orders);
    openSheet();
  };
  return (
    <>
      <Button variant="contained" color="primary" onClick={open}>
        Ship {formatNumber(count)}…
      </Button>
      <ShipDialog open={isOpen && shipping.orders.length > 0} shipping={shipping} onClose={close} />
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
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth fullScreen={isPhone} aria-labelledby={id}>
      <GlobalStyles styles={toastsOnTop} />
      <DialogTitle id={id}>Ship orders</DialogTitle>
      <ShipForm {...{ open, shipping, onClose }} />
    </Dialog>
  );
}

function ShipForm({ open, shipping, onClose }: ShipDialogProps) {
  const { rows, isPending, send, valuesOf } = shipping;
  const [isAsking, setAsking] = useState(false);
  const untracked = rows.filter((order) => !hasTracking(valuesOf(order))).map(({ number }) => number);
  const isTyped = untracked.length < rows.length;
  const ship = () => {
    setAsking(false);
    send();
  };
  return (
    <Stack
      component="form"
      noValidate
      onKeyDown={goToNextField}
      onSubmit={(event) => {
        event.preventDefault();
        if (untracked.length === 0) ship();
        else setAsking(true);
      }}
      sx={{ minHeight: 0 }}
    >
      <UnsavedChanges when={open && isTyped && !isPending} />
      <DialogContent>
        <ShipTable shipping={shipping} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {rows.length === 0 ? null : <SubmitRows count={rows.length} isPending={isPending} />}
      </DialogActions>
      <UntrackedQuestion
        open={isAsking}
        count={rows.length}
        untracked={untracked}
        onConfirm={ship}
        onCancel={() => setAsking(false)}
      />
    </Stack>
  );
}

function SubmitRows({ count, isPending }: { readonly count: number; readonly isPending: boolean }) {
  return (
    <BusyButton type="submit" variant="contained" color="primary" busy={isPending}>
      {isPending ? 'Shipping…' : `Ship ${formatNumber(count)}`}
    </BusyButton>
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
