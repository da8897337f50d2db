import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { listInShort } from './tracking-rows.ts';

interface UntrackedQuestionProps {
  readonly open: boolean;
  /** Number of orders that are shipped together. */
  readonly count?: number;
  /** Numbers of those that have no tracking. */
  readonly untracked?: readonly string[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before an order is shipped that its customer cannot track. */
export function UntrackedQuestion({ count = 1, untracked = [], ...props }: UntrackedQuestionProps) {
  return (
    <ConfirmDialog
      title="Ship without a tracking number?"
      confirmText={count === 1 ? 'Ship without a number' : `Ship all ${formatNumber(count)}`}
      color="primary"
      {...props}
    >
      {untracked.length === 0 ? '' : `No number for ${listInShort(untracked)}. `}
      The customer gets no link to follow the parcel.
    </ConfirmDialog>
  );
}
