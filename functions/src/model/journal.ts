/** Period from an inclusive start to an exclusive end. Undefined means unlimited. */
export interface Period {
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

export const isWithin = (time: Date, { from, to }: Period): boolean =>
  (from === undefined || time >= from) && (to === undefined || time < to);
