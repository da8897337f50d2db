import { useState, type ReactNode } from 'react';
import type { Order } from '@pedalworks/contract';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { attentionTexts } from '../order-status.tsx';
import { attentionsToConfirm } from './packing-checks.ts';

type Attention = Order['attentions'][number];

interface NextStepButtonProps {
  readonly order: Order;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly children: string;
}

/** Button for the next step of an order. Asks for confirmation if the order needs attention. */
export function NextStepButton({ order, busy = false, onConfirm, children }: NextStepButtonProps) {
  const [isConfirming, setConfirming] = useState(false);
  const attentions = attentionsToConfirm(order);
  const confirm = () => {
    setConfirming(false);
    onConfirm();
  };
  return (
    <>
      <BusyButton
        variant="contained"
        color="primary"
        busy={busy}
        onClick={() => (attentions.length > 0 ? setConfirming(true) : confirm())}
      >
        {children}
      </BusyButton>
      <ConfirmDialog
        open={isConfirming}
        title={`${children} anyway?`}
        confirmText={children}
        color="primary"
        onConfirm={confirm}
        onCancel={() => setConfirming(false)}
      >
        {attentions.map((attention) => (
          <AttentionAdvice key={attention} attention={attention} />
        ))}
      </ConfirmDialog>
    </>
  );
}

function AttentionAdvice({ attention }: { readonly attention: Attention }): ReactNode {
  const [label, advice] = attentionTexts[attention];
  return (
    <p>
      <strong>{label}.</strong> {advice}
    </p>
  );
}
