import type { PartKindKey } from './kinds.ts';

/** Verdicts from best to worst. */
export const ruleVerdicts = ['fits', 'with-adapter', 'unknown', 'does-not-fit'] as const;
/** Verdict of a single rule that applies to a pair of parts. */
export type RuleVerdict = (typeof ruleVerdicts)[number];

export const verdicts = [...ruleVerdicts, 'unrelated'] as const;
/** Compatibility of two parts. `unrelated` means that no rule applies to the pair. */
export type Verdict = (typeof verdicts)[number];

/** Computes a value for each verdict. */
export const perVerdict = <T>(valueOf: (verdict: RuleVerdict) => T): Record<RuleVerdict, T> => ({
  fits: valueOf('fits'),
  'with-adapter': valueOf('with-adapter'),
  unknown: valueOf('unknown'),
  'does-not-fit': valueOf('does-not-fit'),
});

export const sides = ['provides', 'needs'] as const;
export type Side = (typeof sides)[number];

/**
 * Interface of a part on one side. Without `values`, `min` and `max` the interface applies but its value is
 * unknown.
 */
export interface PartInterface {
  readonly key: string;
  readonly side: Side;
  /** Choices: alternatives on the `provides` side, accepted values on the `needs` side. Absent for numbers. */
  readonly values?: readonly string[] | undefined;
  /** Bounds of a number, in the interface's unit. Equal for an exact value; an absent bound is unknown. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Role of the part on an interface that more than two kinds of parts share, such as `stem` on the steerer. */
  readonly place?: string | undefined;
}

/** Verdict that an admin set by hand. It replaces the computed verdict in both directions. */
export interface FitOverride {
  readonly productId: string;
  readonly verdict: 'fits' | 'does-not-fit';
  readonly reason: string;
}

/** Answers about a bike by interface key; null for "not sure". */
export type BikeInterfaces = Readonly<Record<string, string | number | null>>;

/** End of a bike. */
export type End = 'front' | 'rear';

/** Anything that can be judged: a product, or a bike. */
export interface FitPart {
  readonly id: string;
  readonly name: string;
  /** Absent if unknown. */
  readonly kind?: PartKindKey | null | undefined;
  readonly interfaces: readonly PartInterface[];
  readonly fitOverrides?: readonly FitOverride[] | undefined;
  /** End at which a bike is judged. */
  readonly end?: End;
  /** Interfaces at each end, for a bike whose ends differ. */
  readonly atEnds?: Readonly<Record<End, readonly PartInterface[]>>;
}

/** Public page or standard that states a value. */
export interface Source {
  readonly title: string;
  /** Absent for our own data. */
  readonly url?: string;
}

/** Physical connection between parts, such as the rear axle. */
export interface Interface {
  readonly key: string;
  readonly name: string;
  /** One or two sentences for people without bicycle knowledge: what it is and where to read it off. */
  readonly about: string;
  readonly unit?: 'mm' | 'teeth' | 'psi' | 'Nm' | 'holes';
  /** Labels of the allowed values, by value. Absent for numbers. */
  readonly values?: Readonly<Record<string, string>>;
  /** Least decimals that makers print, such as 27.0 for a seatpost. */
  readonly decimals?: number;
  /** Bounds of allowed numbers. Absent for choices. */
  readonly range?: { readonly min: number; readonly max: number };
  /** Kinds of parts on each side, in the plural: `forks and frames`. */
  readonly providers: string;
  readonly needers: string;
  /**
   * Roles of the parts that share the interface. Any two parts with different roles are compared, whatever their sides.
   * Absent if only a provider and a needer are compared.
   */
  readonly places?: readonly string[];
  /** Sides that a bike takes; absent if bikes do not state this interface. */
  readonly bikeSides?: readonly Side[];
  /** True if a bike's answer is the largest number that it takes. */
  readonly isUpperBound?: true;
  /** Product values that correspond to one value of a bike, if they differ. */
  readonly bikeValues?: Readonly<Record<string, readonly string[]>>;
  readonly sources: readonly SourceId[];
}

export type SourceId = string;

export interface RuleOutcome {
  /** Key of the rule. */
  readonly key: string;
  readonly verdict: RuleVerdict;
  readonly message: string;
  readonly source: string;
  /** Values of both parts as text; empty if unknown. */
  readonly values: { readonly a: string; readonly b: string };
  /** Interface that has to be known, on the side that does not state it. */
  readonly missing?: Pick<PartInterface, 'key' | 'side'>;
  /** True if a warning failed: the parts fit, with a limit. */
  readonly isWarning?: true;
  /** Adapter that the pair needs, if the verdict is `with-adapter`. */
  readonly adapter?: Adapter;
}

/** Part that connects two values of an interface that do not fit each other. */
export interface AdapterKind {
  /** Interface on both sides of the adapter. */
  readonly key: string;
  /** Value of the part that provides the interface. */
  readonly provides: string;
  /** Value of the part that needs it. */
  readonly needs: string;
  /** Name of the adapter, with its article: `a centre-lock adapter`. */
  readonly part: string;
  /** Place of the part that needs it, if the adapter does not fit others, such as a headset. */
  readonly place?: string;
  /** Limit that the makers of such adapters state. */
  readonly limit?: string;
}

/** Values that an adapter has to connect. */
export interface NeededAdapter extends Pick<AdapterKind, 'key' | 'provides' | 'needs'> {
  /** Hubs that the adapter is made for, if it is a freehub body. */
  readonly family?: readonly string[] | undefined;
  /** Mounts that the adapter is bolted to, if it raises a brake. */
  readonly mounts?: readonly string[] | undefined;
}

/** Adapter that a pair needs. */
export interface Adapter extends NeededAdapter {
  /** Name of the adapter, with its article: `a centre-lock adapter`. */
  readonly part: string;
}

export interface Judgement {
  readonly verdict: Verdict;
  /** Outcomes of all rules that apply, failed ones first. */
  readonly rules: readonly RuleOutcome[];
  /** Ids of catalogue parts that make the pair fit. */
  readonly via: readonly string[];
  /** Names of the adapters that the pair needs and the catalogue does not have. */
  readonly otherAdapters: readonly string[];
  /** Sentences that restrict the verdict, such as a maximum pressure. */
  readonly limits: readonly string[];
  /** End of the bike that takes the part as it is, if the other one does not. */
  readonly end?: End;
}

export type Weight = 'gate' | 'warn';

/**
 * Comparison of one interface.
 * - `in`: the choices of both parts share a value;
 * - `equal`: the numbers overlap, within `tolerance`;
 * - `at-most`: the needed number is at most the provided maximum;
 * - `within`: the provided range contains the needed number;
 * - `formula`: a function in `formulas/` compares several interfaces.
 */
export type RuleOp = 'in' | 'equal' | 'at-most' | 'within' | 'formula';

export interface Rule {
  readonly key: string;
  readonly op: RuleOp;
  /** Interfaces of two providers that a formula compares, such as a rim's and a tyre's. Absent if both are `key`. */
  readonly compares?: readonly [string, string];
  /** Largest difference that counts as equal, in the interface's unit. */
  readonly tolerance?: number;
  /** Difference up to which the verdict is `unknown` instead of `does-not-fit`. */
  readonly doubtful?: number;
  /** Pairs of provided and needed values that may fit, so that the verdict is `unknown`. */
  readonly doubtfulValues?: readonly (readonly [provided: string, needed: string])[];
  /** Numbers that stand for others, such as the headset code 40 for 39.8 mm. */
  readonly aliases?: Readonly<Record<number, number>>;
  /**
   * A gate decides the verdict of the pair. A warning only decides if no gate applies; if it fails, the pair still fits
   * and the message becomes a limit.
   */
  readonly weight: Weight;
  /**
   * The rule applies only if both parts share one of these interfaces: a front axle says nothing about a rear axle.
   */
  readonly onlyWith?: readonly string[];
  /** True if passing the rule alone does not relate two parts, such as a disc wheel and a disc fork. */
  readonly isExclusion?: true;
  /** True if a failure does not warn in the cart, such as a tool that does not turn every bolt. */
  readonly isQuietInCart?: true;
  readonly source: SourceId;
  /** Independent second source of the values. */
  readonly secondSource?: SourceId;
}

/** Two statements about the same interface that a rule compares. */
export interface Pairing {
  readonly provider: FitPart;
  readonly needer: FitPart;
  readonly provided: PartInterface;
  readonly needed: PartInterface;
}

/** Result of comparing two statements. */
export interface Comparison {
  readonly verdict: RuleVerdict;
  readonly adapter?: Adapter | undefined;
  /** Sentence that restricts the verdict. */
  readonly limit?: string | undefined;
}

/** Result of a rule for a pair of parts, before it is put into words. */
export interface Finding extends Comparison {
  readonly rule: Rule;
  readonly pairing: Pairing;
  /** Replaces the message of the rule, with the same placeholders. */
  readonly message?: string | undefined;
}

/** Pair of parts to which a formula applies. */
export interface JudgedParts {
  readonly rule: Rule;
  readonly a: FitPart;
  readonly b: FitPart;
  /** Catalogue to search for third parts. */
  readonly catalogue: readonly FitPart[];
}

/** Compares several interfaces of two parts. Returns null if the rule does not apply to them. */
export type Formula = (judged: JudgedParts) => Finding | null;

/** Compares what two parts provide, such as a rim and a tyre. */
export type ProvidersFormula = (rule: Rule, pairing: Pairing) => Finding | null;
