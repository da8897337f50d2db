import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { Order } from '@pedalworks/contract';
import { changeCart } from '../../cart/public/cart-store.ts';
import { formatNumber } from '../../../ui/money.ts';
import { plural } from '@pedalworks/contract/words';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { useParts } from '../order-parts.ts';
import { reorderedLines, raiseQuantities, type PriceChange } from './reordered-lines.ts';

export function Reorder({ order }: { readonly order: Order }) {
  const parts = useParts();
  const [done, setDone] = useState<{
    readonly count: number;
    readonly changes: readonly PriceChange[];
  } | null>(null);
  const reorder = () => {
    if (parts === undefined) return;
    const { cartLines, changes } = reorderedLines(order, parts);
    if (cartLines.length > 0 && !changeCart((lines) => raiseQuantities(lines, cartLines))) return;
    setDone({ count: cartLines.length, changes });
  };
  return (
    <>
      <BusyButton busy={parts === undefined} onClick={reorder}>
        Reorder
      </BusyButton>
      {done === null ? null : (
        <Alert
          role="status"
          severity={done.changes.length === 0 ? 'success' : 'warning'}
          sx={{ flexBasis: '100%' }}
        >
          {inCartText(done.count)}{' '}
          {done.changes.map(({ name, text }, index) => (
            <span key={index}>
              <bdi>{name}</bdi> {text}{' '}
            </span>
          ))}
          {done.count === 0 ? null : <Link href="/cart">View cart</Link>}
        </Alert>
      )}
    </>
  );
}

function inCartText(count: number): string {
  if (count === 0) return 'None of these parts can be reordered.';
  return plural(count, 'The part is in your cart.', `${formatNumber(count)} parts are in your cart.`);
}
