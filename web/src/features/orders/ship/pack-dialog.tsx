import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import type { Order } from '@pedalworks/contract';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { CloseButton } from '../../../ui/close-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { ExcludedOrders } from './excluded-orders.tsx';
import { OrderReasons } from './order-reasons.tsx';
import { packingWarning, exclusionReason } from './packing-checks.ts';

interface PackDialogProps {
  readonly open: boolean;
  readonly orders: readonly Order[];
  readonly packable: readonly Order[];
  readonly ready: readonly Order[];
  readonly pack: (orders: readonly Order[]) => void;
  readonly onCancel: () => void;
}

export function PackDialog({ open, orders, packable, ready, pack, onCancel }: PackDialogProps) {
  return (
    <Dialog open={open} title="Some orders need attention" onClose={onCancel}>
      <DialogContent dividers>
        <Stack spacing={2}>
          <OrderReasons
            title=""
            orders={packable.filter((order) => !ready.includes(order))}
            reasonOf={packingWarning}
          />
          <ExcludedOrders
            orders={orders.filter((order) => !packable.includes(order))}
            action="packed"
            reasonOf={(order) => exclusionReason(order, 'paid')}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ pt: 2 }}>
        <CloseButton />
        <BusyButton variant="outlined" busy={false} onClick={() => pack(packable)}>
          Pack all {formatNumber(packable.length)}
        </BusyButton>
        {ready.length > 0 ? (
          <BusyButton variant="contained" color="primary" busy={false} onClick={() => pack(ready)}>
            Pack the other {formatNumber(ready.length)}
          </BusyButton>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
