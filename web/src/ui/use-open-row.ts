import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface Listing<Row> {
  readonly view: string;
  readonly rows: readonly Row[];
  readonly isPlaceholder: boolean;
}

/** Latest known version of the open row, and the view (filters and search) whose results contained it. */
export interface Seen<Row> {
  readonly row: Row | undefined;
  readonly view: string | null;
}

const unseen = { row: undefined, view: null };

/** Record of a list. */
export interface Identified {
  readonly _id: string;
}

/** Updates `seen` when the list changes. Placeholder rows come from an earlier view, so they do not change `view`. */
export function updateSeen<Row extends Identified>(
  seen: Seen<Row>,
  { view, rows, isPlaceholder }: Listing<Row>,
  openId: string | null,
): Seen<Row> {
  const row = rows.find(({ _id }) => _id === openId);
  const known = seen.row === undefined || seen.row._id === openId ? seen : unseen;
  if (row === undefined) return known;
  const listedIn = isPlaceholder ? known.view : view;
  return row === known.row && listedIn === known.view ? known : { row, view: listedIn };
}

/** True if a list with the same filters and search contained the open row before, but no longer does. */
export function hasLeft<Row extends Identified>({ row, view }: Seen<Row>, listing: Listing<Row>): boolean {
  const isListed = listing.rows.some(({ _id }) => _id === row?._id);
  return row !== undefined && !isListed && !listing.isPlaceholder && view === listing.view;
}

interface OpenRowWanted {
  readonly openId: string | null;
  readonly close: () => void;
  readonly isDetailRead: boolean;
}

/**
 * Returns the open row of a list. Closes a row that was deleted or no longer matches, to avoid actions on stale data.
 * Keeps a row that a later search excludes, because the user may have opened it while that search was pending.
 */
export function useOpenRow<Row extends Identified>(
  listing: Listing<Row>,
  { openId, close, isDetailRead }: OpenRowWanted,
): Row | undefined {
  const [before, setSeen] = useState<Seen<Row>>(unseen);
  const seen = updateSeen(before, listing, openId);
  if (seen !== before) setSeen(seen);
  const row = !isDetailRead && hasLeft(seen, listing) ? undefined : seen.row;
  const seenId = useRef<string | null>(null);
  const closeGone = useEffectEvent(close);
  useEffect(() => {
    if (row === undefined && openId !== null && seenId.current === openId) closeGone();
    seenId.current = row?._id ?? null;
  }, [row, openId]);
  return row;
}
