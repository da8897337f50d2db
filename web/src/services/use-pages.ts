import { useCallback, useMemo, useState } from 'react';
import type { Page } from './api-client.ts';
import { useLoaded, type Loaded } from './use-loaded.ts';

/** Fetches one page: the first without a cursor, a later one with the cursor its predecessor answered. */
export type LoadPage<T> = (signal: AbortSignal | undefined, cursor?: string) => Promise<Page<readonly T[]>>;

/** A list that is read page by page as somebody asks for more. */
export interface Pages<T> {
  /** All rows read so far, in the server's order. */
  readonly state: Loaded<readonly T[]>;
  /** Starts again from the first page. */
  readonly reload: () => void;
  readonly more: MoreRows;
  /** Changes the rows at hand once the server has confirmed the change, without asking for them again. */
  readonly change: (how: (rows: readonly T[]) => readonly T[]) => void;
}

export interface MoreRows {
  /** Whether the server has rows that are not here yet. */
  readonly areThere: boolean;
  readonly areLoading: boolean;
  /** Why the last attempt to read more failed, or null. */
  readonly error: unknown;
  readonly load: () => void;
}

interface Held<T> {
  /** The first page these rows grew from; another first page makes them stale. */
  readonly from: Page<readonly T[]>;
  readonly rows: readonly T[];
  readonly nextCursor: string | null;
}

const idle = { areLoading: false, error: null as unknown };

/** As {@link useLoaded}, for a list with cursors (contract.md, Paging). The same object until something of it changes. */
export function usePages<T>(loadPage: LoadPage<T>): Pages<T> {
  const { state: first, reload } = useLoaded(loadPage);
  const [held, setHeld] = useState<Held<T> | null>(null);
  const from = first.status === 'ready' ? first.data : null;
  const list = from === null ? null : current(held, from);

  const alter = useCallback<Alter<T>>(
    (how) => {
      if (from !== null) setHeld((before) => how(current(before, from)));
    },
    [from],
  );
  const more = useMore(loadPage, list?.nextCursor ?? null, alter);
  const change = useCallback<Pages<T>['change']>(
    (how) => {
      alter((before) => ({ ...before, rows: how(before.rows) }));
    },
    [alter],
  );
  const rows = list?.rows;
  return useMemo(() => {
    const state: Loaded<readonly T[]> =
      rows === undefined ? withoutData(first) : { status: 'ready', data: rows };
    return { state, reload, more, change };
  }, [rows, first, reload, more, change]);
}

type Alter<T> = (how: (list: Held<T>) => Held<T>) => void;

function useMore<T>(loadPage: LoadPage<T>, cursor: string | null, alter: Alter<T>): MoreRows {
  const [next, setNext] = useState(idle);
  const load = useCallback(() => {
    if (cursor === null || next.areLoading) return;
    setNext({ areLoading: true, error: null });
    loadPage(undefined, cursor).then(
      ({ items, nextCursor }) => {
        alter((before) => ({ ...before, rows: [...before.rows, ...items], nextCursor }));
        setNext(idle);
      },
      (error: unknown) => {
        setNext({ areLoading: false, error });
      },
    );
  }, [loadPage, cursor, next.areLoading, alter]);
  return useMemo(() => ({ ...next, areThere: cursor !== null, load }), [next, cursor, load]);
}

function current<T>(held: Held<T> | null, from: Page<readonly T[]>): Held<T> {
  return held?.from === from ? held : { from, rows: from.items, nextCursor: from.nextCursor };
}

function withoutData(state: Loaded<unknown>): Loaded<never> {
  return state.status === 'failed' ? state : { status: 'loading' };
}
