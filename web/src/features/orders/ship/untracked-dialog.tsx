import { listed, plural } from '@pedalworks/contract/words';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatNumber } from '../../../ui/money.ts';

interface UntrackedDialogProps {
  readonly open: boolean;
  readonly count?: number;
  readonly untracked?: readonly string[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function UntrackedDialog({ count = 1, untracked = [], ...props }: UntrackedDialogProps) {
  return (
    <ConfirmDialog
      title="Ship without a tracking number?"
      confirmText={plural(count, 'Ship without a number', `Ship all ${formatNumber(count)}`)}
      color="primary"
      {...props}
    >
      {untracked.length === 0 ? '' : `No number for ${listed(untracked, { max: 3 })}. `}
      The customer gets no tracking link.
    </ConfirmDialog>
  );
}
