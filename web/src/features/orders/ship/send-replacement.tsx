import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Order } from '@pedalworks/contract';
import { useCodeOnDemand } from '../../shared/use-code-on-demand.ts';

interface SendReplacementProps {
  readonly order: Order;
  readonly label?: string;
}

/** Button that opens the form for a replacement. Its code loads on demand, because replacements are rare. */
export function SendReplacement({ order, label }: SendReplacementProps) {
  const [opened, setOpened] = useState<Order | null>(null);
  const [code, fetchCode] = useCodeOnDemand(() => import('./replacement-dialog.tsx'));
  const open = async () => {
    if (await fetchCode()) setOpened(order);
  };
  return (
    <>
      <Button variant="text" aria-label={label} onClick={() => void open()}>
        Send replacement…
      </Button>
      {code === null ? null : <code.ReplacementDialog opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
