import { useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Order } from '@pedalworks/contract';
import { UnsavedChanges } from '../../shared/unsaved-changes.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { CloseButton } from '../../../ui/close-button.tsx';
import { useDialog } from '../../../ui/dialog-context.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { toastsOnTop } from '../../../ui/sticky-bar.ts';
import { useQuestion } from '../../../ui/use-question.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { emailLabel } from '../email-field.tsx';
import { look } from './pack-orders.tsx';
import { exclusionReason } from './packing-checks.ts';
import { ShipTable } from './ship-table.tsx';
import { hasTracking } from './tracking-fields.tsx';
import { UntrackedDialog } from './untracked-dialog.tsx';
import { useShipping, type Shipping } from './use-shipping.ts';

/** Opens and closes the ship dialog. Closing it keeps the typed tracking numbers. */
export function useShipDialog() {
  const { isOpen, open: openSheet, close } = useSheet('ship-orders');
  const dialog = useRef<Pick<Shipping, 'open'>>(null);
  return {
    open: (orders: readonly Order[], onDone: () => void) => {
      dialog.current?.open(orders, onDone);
      openSheet();
    },
    /** Belongs above the list: the rows of orders that others ship meanwhile leave it, and the bar with them. */
    dialog: <ShipDialog ref={dialog} isOpen={isOpen} onClose={close} />,
  };
}

export type OpenShipDialog = ReturnType<typeof useShipDialog>['open'];

interface ShipOrdersProps {
  readonly orders: readonly Order[];
  readonly onDone: () => void;
  readonly openDialog: OpenShipDialog;
  readonly variant: 'contained' | 'outlined';
}

export function ShipOrders({ orders, onDone, openDialog, variant }: ShipOrdersProps) {
  const count = orders.filter((order) => exclusionReason(order, 'packed') === '').length;
  if (count === 0) return null;
  return (
    <Button {...look(variant)} onClick={() => openDialog(orders, onDone)}>
      Ship {formatNumber(count)}…
    </Button>
  );
}

interface ShipDialogProps {
  readonly ref: Ref<Pick<Shipping, 'open'>>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Has the typed numbers in its own state, so that a key press does not render the list behind it. */
function ShipDialog({ ref, isOpen, onClose }: ShipDialogProps) {
  const shipping = useShipping();
  useImperativeHandle(ref, () => ({ open: shipping.open }));
  const open = isOpen && shipping.orders.length > 0;
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      isInHistory
      open={open}
      title="Ship orders"
      maxWidth="md"
      fullWidth
      fullScreen={isPhone}
      isBusy={shipping.isPending}
      onClose={onClose}
    >
      <GlobalStyles styles={toastsOnTop} />
      <ShipForm open={open} shipping={shipping} />
    </Dialog>
  );
}

interface ShipFormProps {
  readonly open: boolean;
  readonly shipping: Shipping;
}

function ShipForm({ open, shipping }: ShipFormProps) {
  const { rows, isPending, send, valuesOf } = shipping;
  const { isOpen: isAsking, ask, answer } = useQuestion<null>();
  const untracked = rows.filter((order) => !hasTracking(valuesOf(order))).map(({ number }) => number);
  const isTyped = untracked.length < rows.length;
  const { close } = useDialog();
  const ship = async () => {
    if (untracked.length === 0 || (await ask(null))) send(close);
  };
  return (
    <Stack
      component="form"
      noValidate
      onKeyDown={goToNextField}
      onSubmit={(event) => {
        event.preventDefault();
        void ship();
      }}
      sx={{ minHeight: 0 }}
    >
      <UnsavedChanges when={open && isTyped && !isPending} />
      <DialogContent dividers>
        <ShipTable shipping={shipping} />
        {rows.length === 0 ? null : <EmailChoice shipping={shipping} />}
      </DialogContent>
      <DialogActions sx={{ pt: 2 }}>
        <CloseButton />
        {rows.length === 0 ? null : <SubmitRows count={rows.length} isPending={isPending} />}
      </DialogActions>
      <UntrackedDialog
        open={isAsking}
        count={rows.length}
        untracked={untracked}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      />
      {shipping.question}
    </Stack>
  );
}

function EmailChoice({ shipping: { emailCustomer, setEmailCustomer } }: { readonly shipping: Shipping }) {
  return (
    <FormControlLabel
      control={<Checkbox checked={emailCustomer} onChange={(_event, isOn) => setEmailCustomer(isOn)} />}
      label={emailLabel}
      sx={{ mt: 1.5 }}
    />
  );
}

function SubmitRows({ count, isPending }: { readonly count: number; readonly isPending: boolean }) {
  return (
    <BusyButton type="submit" variant="contained" color="primary" busy={isPending}>
      {isPending ? 'Shipping…' : `Ship ${formatNumber(count)}`}
    </BusyButton>
  );
}

/** Moves to the next field on Enter, which barcode scanners send after each number. */
function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || nativeEvent.isComposing) return;
  event.preventDefault();
  if (target.type === 'checkbox') return;
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')];
  const next = fields[fields.indexOf(target) + 1];
  next?.select();
  (next ?? currentTarget.querySelector<HTMLElement>('[data-end-of-rows]'))?.focus();
}
