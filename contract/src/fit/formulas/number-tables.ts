/** Row of a table: a number, and the smallest and largest number that goes with it. */
type Row = readonly [at: number, smallest: number, from: number, to: number, largest: number];

/** Limits for one number: allowed from `from` to `to`, impossible below `smallest` and above `largest`. */
export interface Limits {
  readonly smallest: number;
  readonly from: number;
  readonly to: number;
  readonly largest: number;
}

/**
 * Widths of tyres in millimetres that a rim takes, by the width inside the rim. Below `smallest` and above `largest` the
 * tyre is unsafe; between the bounds makers disagree. From the ETRTO tables of 2006 to 2020 and makers' charts; see
 * docs/decisions.
 */
const hookedRims: readonly Row[] = [
  [13, 15, 18, 25, 32],
  [15, 17, 23, 32, 40],
  [17, 19, 25, 52, 60],
  [19, 21, 25, 57, 70],
  [21, 23, 25, 57, 72],
  [23, 25, 28, 62, 76],
  [25, 27, 32, 62, 78],
  [27, 30, 40, 62, 82],
  [30, 37, 50, 66, 90],
  [35, 47, 61, 76, 100],
  [40, 57, 65, 76, 110],
];

/** Widths of tyres for rims without hooks (ISO 5775-1:2023 for 25 mm; makers for the others). */
const hooklessRims: readonly Row[] = [
  [19, 24, 28, 57, 70],
  [21, 25, 28, 57, 72],
  [23, 28, 28, 62, 76],
  [25, 29, 29, 62, 78],
  [27, 32, 35, 62, 82],
  [30, 37, 50, 66, 90],
  [35, 47, 61, 76, 100],
];

/** Returns the limits for a rim; null outside the table. A rim between two rows takes the stricter of both. */
export function tyreLimits(insideMm: number, isHookless: boolean): Limits | null {
  const rows = isHookless ? hooklessRims : hookedRims;
  const narrower = rows.findLast(([at]) => at <= insideMm);
  const wider = rows.find(([at]) => at >= insideMm);
  if (narrower === undefined || wider === undefined) return null;
  return { smallest: narrower[1], from: wider[2], to: narrower[3], largest: wider[4] };
}
