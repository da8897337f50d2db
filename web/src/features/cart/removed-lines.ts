import { useState } from 'react';
import type { CartLine } from './cart-lines.ts';
import { changeCart } from './cart-store.ts';

export interface ShownLine {
  readonly line: CartLine;
  readonly isRemoved: boolean;
}

interface RemovedLine {
  readonly line: CartLine;
  readonly index: number;
}

/** Keeps removed lines visible in place until unmount, so that Undo can restore them. */
export function useRemovedLines(lines: readonly CartLine[]) {
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const [restoredId, setRestoredId] = useState('');
  const stillRemoved = removed.filter(
    ({ line }) => !lines.some(({ productId }) => productId === line.productId),
  );
  const shown = stillRemoved.toReversed().reduce<readonly ShownLine[]>(
    (all, { line, index }) => all.toSpliced(index, 0, { line, isRemoved: true }),
    lines.map((line) => ({ line, isRemoved: false })),
  );
  const remove = (line: CartLine) => {
    const index = shown.findIndex((other) => other.line === line);
    if (changeCart((all) => all.filter(({ productId }) => productId !== line.productId)))
      setRemoved([{ line, index }, ...stillRemoved]);
  };
  const restore = (line: CartLine) => {
    const index = shown
      .slice(
        0,
        shown.findIndex((other) => other.line === line),
      )
      .filter(({ isRemoved }) => !isRemoved).length;
    changeCart((all) => all.toSpliced(index, 0, line));
    setRestoredId(line.productId);
  };
  return { shown, restoredId, remove, restore };
}
