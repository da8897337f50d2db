import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import type { Order, Settings } from '@pedalworks/contract';
import { lastWithdrawalDay, withdrawalLabel } from '@pedalworks/contract/withdrawal-terms';
import { CloseButton } from '../../../ui/close-button.tsx';
import { UtcDay } from '../../../ui/dates.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface RefusalDialogProps {
  readonly order: Order;
  readonly settings: Settings;
  readonly refusal: 'company' | 'too-late';
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Says why an order cannot be withdrawn from, and what the customer can do instead. */
export function RefusalDialog({ order, settings, refusal, ...dialog }: RefusalDialogProps) {
  const lastDay = lastWithdrawalDay(order, settings.timeZone) ?? '';
  return (
    <Dialog fullWidth {...dialog} title={withdrawalLabel}>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          {refusal === 'company' ? (
            'The right of withdrawal is for consumers. This order names a company with a VAT ID.'
          ) : (
            <>
              The last day to withdraw was <UtcDay isoTime={lastDay} />.
            </>
          )}
        </Typography>
        <Typography>
          You can return unused parts within {String(settings.returnDays)} days after delivery.
        </Typography>
      </DialogContent>
      <DialogActions>
        <CloseButton />
      </DialogActions>
    </Dialog>
  );
}
