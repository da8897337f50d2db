import type { Order, Settings } from '@pedalworks/contract';
import type { WithdrawalRefusal } from '@pedalworks/contract/withdrawal-terms';
import { RefusalDialog } from './refusal-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

interface OrderWithdrawalDialogProps {
  readonly order: Order;
  readonly settings: Settings;
  readonly refusal: Extract<WithdrawalRefusal, 'company' | 'too-late'> | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function OrderWithdrawalDialog({ refusal, ...dialog }: OrderWithdrawalDialogProps) {
  return refusal === null ? <WithdrawDialog {...dialog} /> : <RefusalDialog {...dialog} refusal={refusal} />;
}
