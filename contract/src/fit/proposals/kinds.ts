import type { PartKindKey } from '../kinds.ts';
import type { Side } from '../types.ts';
import type { Read, StatedValue } from './spec-text.ts';

/** Interface that a kind of part usually has, and where a shop's texts state its value. */
export interface ExpectedInterface {
  readonly key: string;
  readonly side: Side;
  readonly place?: string;
  /** Names of the specs that state the value. */
  readonly specs?: RegExp;
  readonly read?: Read;
  /** Reads the value from the name of the part. */
  readonly inName?: Read;
  /** Reads the value from the description. */
  readonly inDescription?: Read | undefined;
  /** Value of nearly all parts of the kind. */
  readonly usual?: StatedValue;
  /** True if most verdicts about the part are unknown without this interface. */
  readonly isRequired?: boolean;
}

/** Kind of part, recognised by its name. */
export interface PartKind {
  readonly name: string;
  /** Kinds by the end of the bike if the name does not say which. */
  readonly kind: PartKindKey | { readonly front: PartKindKey; readonly rear: PartKindKey };
  readonly matches: RegExp;
  readonly expects: readonly ExpectedInterface[];
}

type Details = Omit<ExpectedInterface, 'key' | 'side'>;

export const provides = (key: string, details: Details = {}): ExpectedInterface => ({
  key,
  side: 'provides',
  ...details,
});

export const needs = (key: string, details: Details = {}): ExpectedInterface => ({
  key,
  side: 'needs',
  ...details,
});

/** Reads the value of the same text in all three places. */
export const everywhere = (specs: RegExp, read: Read): Details => ({
  specs,
  read,
  inName: read,
  inDescription: read,
});

export const only = (value: string): StatedValue => ({ values: [value] });
