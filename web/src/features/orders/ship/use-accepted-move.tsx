import { useRef, type ReactNode } from 'react';
import { ApiError } from '@pedalworks/contract/errors';
import type { Order } from '@pedalworks/contract';
import { openAttentions } from '@pedalworks/contract/order-moves';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { plural } from '@pedalworks/contract/words';
import { useQuestion } from '../../../ui/use-question.ts';
import { attentionTexts } from '../order-status.tsx';
import { attentionsToConfirm, unfittingLines } from './packing-checks.ts';

type Attentions = Order['attentions'];

interface Reasons {
  readonly attentions: readonly Attentions[number][];
  readonly unfitting: number;
}

/** Returns the open flags of an order that a move did not name; null for any other error. */
export function unacceptedAttentions(error: unknown): Attentions | null {
  const isRefused = error instanceof ApiError && error.code === 'orders/needs-attention';
  return isRefused ? [...(error.attentions ?? [])] : null;
}

/**
 * Asks the admin to accept the flags of an order before a move named `action`. The page may be older than a flag, so a
 * refusal by the server asks again with the current flags.
 */
export function useAcceptedMove(order: Order, action: string) {
  const { about = { attentions: [], unfitting: 0 }, isOpen, ask, answer } = useQuestion<Reasons>();
  const attentions = attentionsToConfirm(order);
  const unfitting = unfittingLines(order);
  // A refetch may add flags to the order while the admin answers, or types in the form that opens then.
  const seen = useRef<Attentions>([]);
  return {
    /** Resolves to true unless the page shows reasons that the admin does not accept. */
    confirm: () => {
      seen.current = [...openAttentions(order)];
      return attentions.length + unfitting === 0 ? Promise.resolve(true) : ask({ attentions, unfitting });
    },
    send: async <T,>(move: (accepted: Attentions) => Promise<T>): Promise<T> => {
      for (;;) {
        try {
          return await move(seen.current);
        } catch (error) {
          const open = unacceptedAttentions(error);
          if (open === null || !(await ask({ attentions: open, unfitting: 0 }))) throw error;
          seen.current = open;
        }
      }
    },
    question: (
      <ConfirmDialog
        open={isOpen}
        title={`${action} anyway?`}
        confirmText={action}
        color="primary"
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        {about.attentions.map((attention) => (
          <Reason key={attention} texts={attentionTexts[attention]} />
        ))}
        {about.unfitting === 0 ? null : <Reason texts={unfittingTexts(about.unfitting)} />}
      </ConfirmDialog>
    ),
  };
}

function Reason({ texts: [label, advice] }: { readonly texts: readonly [string, string] }): ReactNode {
  return (
    <p>
      <strong>{label}.</strong> {advice}
    </p>
  );
}

const unfittingTexts = (lines: number) =>
  [
    'Fit not confirmed',
    `${plural(lines, 'One part', `${formatNumber(lines)} parts`)} of this order had a compatibility warning. Ask the customer before you send ${plural(lines, 'it', 'them')}.`,
  ] as const;
