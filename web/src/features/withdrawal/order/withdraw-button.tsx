import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Order } from '@pedalworks/contract';
import { withdrawalLabel, withdrawalRefusal } from '@pedalworks/contract/withdrawal-terms';
import { serverNow } from '../../../services/server-clock.ts';
import { useShopSettings } from '../../../services/shop-settings.ts';
import { RefusalDialog } from './refusal-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** Button with which consumers withdraw from the contract of their order. */
export function WithdrawButton({ order }: { readonly order: Order }) {
  const { data: settings } = useShopSettings();
  const [isOpen, setOpen] = useState(false);
  if (settings === undefined || settings.withdrawal === 'off') return null;
  const refusal = withdrawalRefusal(order, settings, new Date(serverNow()));
  if (refusal !== null && refusal !== 'company' && refusal !== 'too-late') return null;
  const dialog = { order, settings, open: isOpen, onClose: () => setOpen(false) };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{withdrawalLabel}</Button>
      {refusal === null ? <WithdrawDialog {...dialog} /> : <RefusalDialog {...dialog} refusal={refusal} />}
    </>
  );
}
