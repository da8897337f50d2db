import { useEffect, useState } from 'react';
import type { OpenPurchase } from '../features/orders/purchase-dialog.tsx';
import { errorSentence } from '../services/error-sentence.ts';
import { notify } from '../services/notify/notify.ts';

const loadDialog = async () => (await import('../features/orders/purchase-dialog.tsx')).PurchaseDialogs;

interface PurchaseProps {
  readonly buying: OpenPurchase | null;
  /** Who is signed in may buy: the dialog's code comes ahead of the click, but after everything the page itself needs. */
  readonly isLikely: boolean;
  readonly onClose: () => void;
  readonly onOrdered: (how: { quietly: boolean }) => void;
}

/** The purchase dialog, once its code is here. Where that cannot be had the person is told; the next click tries again. */
export function Purchase({ buying, isLikely, onClose, onOrdered }: PurchaseProps) {
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null);
  const isWanted = buying !== null;
  useEffect(() => {
    if (Dialog !== null || !(isLikely || isWanted)) return;
    const tell = (error: unknown) => {
      if (!isWanted) return;
      notify.error('The order form did not open', errorSentence(error));
      onClose();
    };
    loadDialog().then((loaded) => {
      setDialog(() => loaded);
    }, tell);
  }, [Dialog, isLikely, isWanted, onClose]);
  return Dialog === null ? null : <Dialog open={buying} onClose={onClose} onOrdered={onOrdered} />;
}
