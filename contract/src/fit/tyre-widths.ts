/** Tyre widths by the inner width of the rim, in millimetres. */
interface WidthRange {
  readonly min: number;
  readonly max: number;
}

/**
 * Returns the tyre widths that suit a rim. Shimano's 21 mm rim starts at 25 mm tyres and a 25 mm rim at 29 mm, so the
 * narrowest tyre is 4 mm wider than the rim; the widest one is 2.5 times as wide (bike-part-planner).
 */
export function tyreWidthRange(insideMm: number): WidthRange {
  return { min: insideMm + 4, max: Math.floor(2.5 * insideMm) };
}

/** Hookless rims for which the standard states the narrowest tyre (ISO 5775 and ETRTO, cited by Chris King). */
const hooklessMinimums: Readonly<Record<number, number>> = { 25: 29 };

/** Returns the narrowest tyre for a hookless rim: at least 5 mm wider than the rim (Cycling Weekly). */
export function hooklessMinimum(insideMm: number): number {
  return hooklessMinimums[insideMm] ?? insideMm + 5;
}
