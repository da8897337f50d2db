import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Order } from '@pedalworks/contract';
import { useCodeOnDemand } from '../../shared/use-code-on-demand.ts';
import type { SwappedLine } from './use-swap-part.ts';

interface SwapPartProps {
  readonly order: Order;
  readonly index: number;
}

/** Button that opens the form to swap the part of an order line. Its code loads on demand, because swaps are rare. */
export function SwapPart({ order, index }: SwapPartProps) {
  const [opened, setOpened] = useState<SwappedLine | null>(null);
  const [code, fetchCode] = useCodeOnDemand(() => import('./swap-dialog.tsx'));
  const line = order.lines[index];
  if (line === undefined || !isSwappable(order, index)) return null;
  const open = async () => {
    if (await fetchCode()) setOpened({ order, index, line });
  };
  return (
    <>
      <Button
        variant="text"
        className="no-print"
        aria-label={`Swap part…: ${line.name}`}
        onClick={() => void open()}
        sx={button}
      >
        Swap part…
      </Button>
      {code === null ? null : <code.SwapDialog opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** True unless the order line can no longer be swapped, as far as the page knows. The server decides. */
function isSwappable({ status, attentions, shipments, lines }: Order, index: number): boolean {
  const isUnsent = shipments.every((parcel) => parcel.lines.every(({ line }) => line !== index));
  const isOpen = (status === 'paid' || status === 'packed') && !attentions.includes('withdrawn');
  return isOpen && isUnsent && lines[index]?.refunded === undefined;
}

/** Aligns the text of the button with the text above. */
const button = { ml: -1.5, color: 'text.secondary' };
