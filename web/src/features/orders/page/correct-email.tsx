import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Order } from '@pedalworks/contract';
import { useCodeOnDemand } from '../../shared/use-code-on-demand.ts';

export function CorrectEmail({ order }: { readonly order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const [code, fetchCode] = useCodeOnDemand(() => import('./correct-email-dialog.tsx'));
  return (
    <>
      <Button
        variant="text"
        size="small"
        className="no-print"
        onClick={() => void fetchCode().then(setOpen)}
        sx={{ ml: -1.25, color: 'text.secondary' }}
      >
        Correct email…
      </Button>
      {code === null || !isOpen ? null : (
        <code.CorrectEmailDialog order={order} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
