/** Tyre widths by the inner width of the rim, in millimetres. */
interface WidthRange {
  readonly min: number;
  readonly max: number;
}

/** Returns the tyre widths that suit a rim: 1.4 to 2.5 times its inner width. */
export function tyreWidthRange(insideMm: number): WidthRange {
  return { min: Math.ceil(1.4 * insideMm), max: Math.floor(2.5 * insideMm) };
}
