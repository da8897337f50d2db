/** Period from a moment to before another; either may be absent. */
export interface Period {
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}
