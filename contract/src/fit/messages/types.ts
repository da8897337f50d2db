/**
 * Sentences of a rule. `{needer}` and `{provider}` stand for the two parts, `{needs}` and `{provides}` for their values
 * in words. `[is|are]` agrees with the part named before it.
 */
export interface RuleMessages {
  /** Two that fit; `{both}` is the value that they share. */
  readonly fits: string;
  /** Two parts that do not fit. */
  readonly pair: string;
  /**
   * Part that does not fit a bike: `{part}` with `{its}` value, and the value of the `{bike}`. Absent if no component of
   * a bike states the interface.
   */
  readonly bike?: string | BySide;
  /** Two with known values that may fit or not. */
  readonly doubtful?: string;
}

/** Sentences for a part that needs an interface and for one that provides it. */
export interface BySide {
  readonly needs: string;
  readonly provides: string;
}

/** Words for an interface whose value is unknown. */
export interface Fact {
  /** Question about a bike and the way to the answer. Absent if no component of a bike states the interface. */
  readonly bike?: readonly [question: string, look: string];
  /** Missing statement about our own `{part}`. */
  readonly ours: string | BySide;
}

/** Allowed values in words, by value. Absent values have the words of their label. */
export type ValueWords = Readonly<Record<string, Readonly<Record<string, string>>>>;
