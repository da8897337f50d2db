import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Order } from '@pedalworks/contract';
import { withdrawalLabel, withdrawalRefusal } from '@pedalworks/contract/withdrawal-terms';
import { serverNow } from '../../../services/server-clock.ts';
import { useShopSettings } from '../../../services/shop-settings.ts';
import { useCodeOnDemand } from '../../shared/use-code-on-demand.ts';

/** Button with which consumers withdraw from the contract of their order. */
export function WithdrawButton({ order }: { readonly order: Order }) {
  const { data: settings } = useShopSettings();
  const [isOpen, setOpen] = useState(false);
  const [code, fetchCode] = useCodeOnDemand(() => import('./order-withdrawal-dialog.tsx'));
  if (settings === undefined || settings.withdrawal === 'off') return null;
  const refusal = withdrawalRefusal(order, settings, new Date(serverNow()));
  if (refusal !== null && refusal !== 'company' && refusal !== 'too-late') return null;
  return (
    <>
      <Button onClick={() => void fetchCode().then(setOpen)}>{withdrawalLabel}</Button>
      {code === null ? null : (
        <code.OrderWithdrawalDialog
          {...{ order, settings, refusal }}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
