import { useState, type ReactNode } from 'react';
import type { Order } from '@pedalworks/contract';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { attentionTexts } from '../order-status.tsx';
import { doubtsOf } from './packing-questions.ts';

type Attention = Order['attentions'][number];

interface AskFirstProps {
  readonly order: Order;
  readonly busy?: boolean;
  readonly onGo: () => void;
  /** Verb of the step, such as `Mark as packed`. */
  readonly children: string;
}

/** The next step of an order. Asks first, and says why, if the order is disputed or its parts are sold out or gone. */
export function AskFirst({ order, busy = false, onGo, children }: AskFirstProps) {
  const [isAsking, setAsking] = useState(false);
  const doubts = doubtsOf(order);
  const go = () => {
    setAsking(false);
    onGo();
  };
  return (
    <>
      <BusyButton
        variant="contained"
        color="primary"
        busy={busy}
        onClick={() => (doubts.length > 0 ? setAsking(true) : go())}
      >
        {children}
      </BusyButton>
      <ConfirmDialog
        open={isAsking}
        title={`${children} all the same?`}
        confirmText={children}
        color="primary"
        onConfirm={go}
        onCancel={() => setAsking(false)}
      >
        {doubts.map((attention) => (
          <Doubt key={attention} attention={attention} />
        ))}
      </ConfirmDialog>
    </>
  );
}

function Doubt({ attention }: { readonly attention: Attention }): ReactNode {
  const [label, advice] = attentionTexts[attention];
  return (
    <p>
      <strong>{label}.</strong> {advice}
    </p>
  );
}
