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
 * tyre is unsafe; between the bounds makers disagree. From the ETRTO tables of 2024 (Schwalbe, Mavic, Continental) and, below
 * 20 mm, of 2006.
 */
const hookedRims: readonly Row[] = [
  [13, 15, 18, 25, 32],
  [15, 17, 23, 32, 40],
  [17, 19, 25, 52, 60],
  [19, 21, 25, 62, 70],
  [20, 21, 25, 62, 70],
  [21, 23, 25, 65, 75],
  [22, 24, 25, 65, 75],
  [23, 25, 28, 65, 78],
  [24, 26, 29, 65, 78],
  [25, 27, 29, 71, 82],
  [26, 28, 35, 71, 85],
  [27, 30, 35, 71, 85],
  [28, 32, 47, 71, 88],
  [30, 37, 47, 71, 90],
  [31, 40, 58, 83, 95],
  [35, 47, 58, 83, 100],
  [36, 48, 66, 95, 110],
  [40, 57, 66, 95, 115],
];

/** Widths of tyres for rims without hooks (ISO 5775-1:2023 for 25 mm; makers for the others). */
const hooklessRims: readonly Row[] = [
  [19, 25, 28, 62, 70],
  [21, 25, 28, 65, 75],
  [23, 28, 28, 65, 78],
  [24, 29, 29, 65, 78],
  [25, 29, 29, 71, 82],
  [26, 32, 35, 71, 85],
  [27, 32, 35, 71, 85],
  [28, 37, 47, 71, 88],
  [30, 37, 47, 71, 90],
  [31, 47, 58, 83, 95],
  [35, 47, 58, 83, 100],
  [40, 57, 66, 95, 115],
];

/** Returns the limits for a rim; null outside the table. A rim between two rows takes the stricter of both. */
export function tyreLimits(insideMm: number, isHookless: boolean): Limits | null {
  const rows = isHookless ? hooklessRims : hookedRims;
  const narrower = rows.findLast(([at]) => at <= insideMm);
  const wider = rows.find(([at]) => at >= insideMm);
  if (narrower === undefined || wider === undefined) return null;
  return { smallest: narrower[1], from: wider[2], to: narrower[3], largest: wider[4] };
}
