/** Period from an inclusive start to an exclusive end. Undefined means unlimited. */
export interface Period {
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}
