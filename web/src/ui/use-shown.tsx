import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { formatNumber } from './money.ts';

interface Shown<Item> {
  readonly shown: readonly Item[];
  /** Button that shows more items, or null if all are shown. */
  readonly more: ReactNode;
  readonly reset: () => void;
}

/** Shows a loaded list in steps. Lists that load further pages from the server use `MoreButton` instead. */
export function useShown<Item>(items: readonly Item[], step: number, noun: string): Shown<Item> {
  const [limit, setLimit] = useState(step);
  const more =
    items.length <= limit ? null : (
      <Button onClick={() => setLimit(limit + step)} sx={{ alignSelf: 'flex-start' }}>
        More of {formatNumber(items.length)} {noun}
      </Button>
    );
  return { shown: items.slice(0, limit), more, reset: () => setLimit(step) };
}
