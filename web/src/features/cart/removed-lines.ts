import { useState } from 'react';
import { withoutLine, type CartLine } from './public/cart-lines.ts';
import { findLine, type CartPart } from './public/cart-steps.ts';
import { changeCart } from './public/cart-store.ts';
import { swapLine, undoSwap, type Swap } from './swap-lines.ts';

export interface ShownLine {
  readonly line: CartLine;
  /** Present if the line is no longer in the cart. */
  readonly removal?: 'removed' | 'swapped';
}

interface RemovedLine {
  readonly line: CartLine;
  readonly index: number;
  readonly swap?: Swap;
}

/** Keeps removed and swapped lines visible in place until unmount, so that Undo can restore them. */
export function useRemovedLines(lines: readonly CartLine[]) {
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const [restoredId, setRestoredId] = useState('');
  const stillRemoved = removed.filter(
    ({ line }) => !lines.some(({ productId }) => productId === line.productId),
  );
  const shown = stillRemoved.toReversed().reduce<readonly ShownLine[]>(
    (all, { line, index, swap }) =>
      all.toSpliced(index, 0, { line, removal: swap === undefined ? 'removed' : 'swapped' }),
    lines.map((line) => ({ line })),
  );
  const keep = (line: CartLine, swap?: Swap) => {
    const index = shown.findIndex((other) => other.line === line);
    setRemoved([{ line, index, ...(swap !== undefined && { swap }) }, ...stillRemoved]);
  };
  const remove = (line: CartLine) => {
    if (changeCart((all) => withoutLine(all, line.productId))) keep(line);
  };
  const swap = (line: CartLine, part: CartPart) => {
    const before = findLine(lines, part);
    if (changeCart((all) => swapLine(all, line.productId, part))) keep(line, { part, before });
  };
  const restore = (line: CartLine) => {
    const index = shown
      .slice(
        0,
        shown.findIndex((other) => other.line === line),
      )
      .filter(({ removal }) => removal === undefined).length;
    const undone = stillRemoved.find((other) => other.line === line)?.swap;
    changeCart((all) => (undone === undefined ? all : undoSwap(all, undone)).toSpliced(index, 0, line));
    setRestoredId(line.productId);
  };
  return { shown, restoredId, remove, swap, restore, focusLine: setRestoredId };
}

export type LineRemovals = ReturnType<typeof useRemovedLines>;
