import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenPurchase } from '../features/orders/purchase-dialog.tsx';
import { errorSentence } from '../services/error-sentence.ts';
import { notify } from '../services/notify/notify.ts';
import { ownCode } from '../services/own-code.ts';
import { useEndOfRefusedSession } from '../services/session-refusal.ts';

const loadDialog = async () =>
  (await ownCode(() => import('../features/orders/purchase-dialog.tsx'))).PurchaseDialogs;

interface PurchaseProps {
  readonly buying: OpenPurchase | null;
  /** What the next click is likely to buy. */
  readonly aimedAt: OpenPurchase | null;
  /** What may be bought next, if anything: the dialog's code comes ahead of the click, but after everything the page itself needs. */
  readonly likely: OpenPurchase | null;
  readonly onClose: () => void;
  readonly reloadParts: (how: { quietly: boolean }) => void;
}

/** The purchase dialog, once its code is here. Where that cannot be had the person is told; the next click tries again. */
export function Purchase({ buying, aimedAt, likely, onClose, reloadParts }: PurchaseProps) {
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null);
  const isWanted = buying !== null;
  const isLikely = likely !== null;
  useEndOfRefusedSession(isWanted);
  const tell = useEffectEvent((error: unknown) => {
    notify.error('The order form did not open', errorSentence(error));
    onClose();
  });
  useEffect(() => {
    if (Dialog !== null || !(isLikely || isWanted)) return;
    loadDialog().then(
      (loaded) => {
        setDialog(() => loaded);
      },
      (error: unknown) => {
        if (isWanted) tell(error);
      },
    );
  }, [Dialog, isLikely, isWanted]);
  return Dialog === null ? null : (
    <Dialog open={buying} aimedAt={aimedAt} likely={likely} onClose={onClose} reloadParts={reloadParts} />
  );
}
