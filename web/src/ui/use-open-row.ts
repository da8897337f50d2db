import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A list at one moment. */
export interface Listing<Row> {
  /** Which rows it asks for. */
  readonly view: string;
  readonly rows: readonly Row[];
  /** True while the rows are those of an earlier view. */
  readonly isOfEarlierView: boolean;
}

/** A row as it was listed last, and the view that listed it. */
export interface Seen<Row> {
  readonly row: Row | undefined;
  readonly view: string | null;
}

const nothing = { row: undefined, view: null };

interface Identified {
  readonly _id: string;
}

/** Updates `seen` to a listing. A row of an earlier view is not known to be in this one. */
export function seenIn<Row extends Identified>(
  seen: Seen<Row>,
  { view, rows, isOfEarlierView }: Listing<Row>,
  openId: string | null,
): Seen<Row> {
  const row = rows.find(({ _id }) => _id === openId);
  const known = seen.row === undefined || seen.row._id === openId ? seen : nothing;
  if (row === undefined) return known;
  const listedIn = isOfEarlierView ? known.view : view;
  return row === known.row && listedIn === known.view ? known : { row, view: listedIn };
}

/** True if the open row was listed in this view and no longer is: it was deleted, or no longer matches. */
export function hasLeft<Row extends Identified>({ row, view }: Seen<Row>, listing: Listing<Row>): boolean {
  const isListed = listing.rows.some(({ _id }) => _id === row?._id);
  return row !== undefined && !isListed && !listing.isOfEarlierView && view === listing.view;
}

interface OpenRowWanted {
  readonly openId: string | null;
  readonly close: () => void;
  /** True if the detail reads its row by itself, so that it may stay open as a row that has left. */
  readonly isDetailRead: boolean;
}

/**
 * The open row of a list. Closes when the row is deleted or leaves the view, so that no former state of it can be acted on. A row
 * that only a later search does not find stays open: it may have been opened while that search was on its way.
 */
export function useOpenRow<Row extends Identified>(
  listing: Listing<Row>,
  { openId, close, isDetailRead }: OpenRowWanted,
): Row | undefined {
  const [before, setSeen] = useState<Seen<Row>>(nothing);
  const seen = seenIn(before, listing, openId);
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
