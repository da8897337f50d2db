import type { Bike, Verdict } from '@pedalworks/contract/fit';

/** Verdict that a shopper reports as wrong. */
export interface ReportedVerdict {
  /** Product that was judged. */
  readonly a: string;
  /** Other product; absent for a verdict about a bike. */
  readonly b?: string;
  /** Products that share the verdict, from which the reporter chooses the other one. */
  readonly parts?: readonly { readonly _id: string; readonly name: string }[];
  readonly bike?: Bike;
  readonly verdict: Verdict;
}
