import { accessoryKinds } from './proposals/accessory-kinds.ts';
import { brakeKinds } from './proposals/brake-kinds.ts';
import { cockpitKinds } from './proposals/cockpit-kinds.ts';
import { drivetrainKinds } from './proposals/drivetrain-kinds.ts';
import { frameKind } from './proposals/frame-kind.ts';
import type { ExpectedInterface, PartKind } from './proposals/kinds.ts';
import { isSameStatement } from './statements.ts';
import { plainText, type StatedValue } from './proposals/spec-text.ts';
import { wheelKinds } from './proposals/wheel-kinds.ts';
import type { PartKindKey } from './kinds.ts';
import { interfaceOf } from './interfaces.ts';
import type { PartInterface } from './types.ts';

/** Texts of a part that people read. */
export interface DescribedPart {
  readonly name: string;
  readonly description: string;
  readonly specs: readonly { readonly name: string; readonly value: string }[];
  readonly category?: string | null | undefined;
  /** Replaces the kind that the name suggests. */
  readonly kind?: PartKindKey | null | undefined;
}

/**
 * - `high`: a spec states the value;
 * - `medium`: the name or the description states it;
 * - `low`: the texts disagree, or the value is only usual for this kind of part.
 */
export type Confidence = 'high' | 'medium' | 'low';

/** Interface that the texts of a part suggest. An admin has to confirm it. */
export interface Proposal {
  readonly interface: PartInterface;
  readonly confidence: Confidence;
  /** Text that the proposal comes from, such as `Bolt circle: 110 mm, 5 arms`. */
  readonly from: string;
}

/** Kinds in order of precedence: `Chainring Bolts` are bolts, `Tyre Levers` are no tyre. */
const kinds: readonly PartKind[] = [
  ...accessoryKinds,
  ...brakeKinds,
  ...cockpitKinds,
  ...drivetrainKinds,
  ...wheelKinds,
  frameKind,
];

/** Returns the kind of a part, by its name if it states none; null if it is unknown. */
export function kindOf({ name, kind: stated }: Pick<DescribedPart, 'name' | 'kind'>): PartKind | null {
  const named = kinds.find(({ matches }) => matches.test(name)) ?? null;
  if (stated === undefined || stated === null || named?.kind === stated) return named;
  const [only, ...others] = kinds.filter(({ kind }) => kind === stated);
  return others.length === 0 ? (only ?? named) : named;
}

/** Proposes the kind of a part from its name, and the end of the bike from its axle. */
export function proposeKind({ name, description, specs }: Omit<DescribedPart, 'kind'>): PartKindKey | null {
  const part = { name, description, specs };
  const { kind = null } = kindOf(part) ?? {};
  if (kind === null || typeof kind === 'string') return kind;
  const axles = new Set(readInterfaces(part).map((each) => each.interface.key));
  if (axles.has('axle-rear') === axles.has('axle-front')) return null;
  return axles.has('axle-rear') ? kind.rear : kind.front;
}

/** Proposes the interfaces of a part from its texts, each interface once. Nothing is applied. */
export function proposeInterfaces(part: DescribedPart): readonly Proposal[] {
  const readings = readInterfaces(part).filter((each) => isAllowed(each.interface));
  return readings.flatMap((proposal, index) => {
    const same = readings.filter((other) => isSameStatement(other.interface, proposal.interface));
    return same[0] === readings[index] ? [combined(proposal, same)] : [];
  });
}

/** Merges the choices of all texts. If texts exclude each other, keeps the first value with low confidence. */
function combined(proposal: Proposal, readings: readonly Proposal[]): Proposal {
  const isDisputed = readings.some((other) => excludes(other.interface, proposal.interface));
  if (isDisputed) return { ...proposal, confidence: 'low' };
  const values = [...new Set(readings.flatMap((each) => each.interface.values ?? []))];
  return values.length === 0 ? proposal : { ...proposal, interface: { ...proposal.interface, values } };
}

/**
 * Returns all statements of the texts about the interfaces of a part, specs first. Values may be missing from the
 * table.
 */
function readInterfaces(part: DescribedPart): readonly Proposal[] {
  return (kindOf(part)?.expects ?? []).flatMap((expected) => readingsOf(expected, part));
}

function readingsOf(expected: ExpectedInterface, part: DescribedPart): readonly Proposal[] {
  const { specs, read, inName, inDescription, usual } = expected;
  const named = part.specs.filter(({ name }) => specs?.test(name));
  const stated = [
    ...named.map(({ name, value }) =>
      reading(expected, read?.(plainText(value)), ['high', `${name}: ${value}`]),
    ),
    reading(expected, inName?.(plainText(part.name)), ['medium', `Name: ${part.name}`]),
    ...sentences(part.description).map((sentence) =>
      reading(expected, inDescription?.(plainText(sentence)), ['medium', sentence]),
    ),
  ].flatMap((each) => each ?? []);
  const assumed = reading(expected, usual, ['low', 'Usual for this kind of part']);
  return stated.length === 0 && assumed !== null ? [assumed] : stated;
}

const sentences = (text: string): readonly string[] =>
  text.split(/(?<=[.;:])\s+/u).filter((each) => each !== '');

function reading(
  { key, side, place }: ExpectedInterface,
  value: StatedValue | null | undefined,
  [confidence, from]: readonly [Confidence, string],
): Proposal | null {
  if (value === undefined || value === null) return null;
  return { interface: { key, side, ...value, ...(place !== undefined && { place }) }, confidence, from };
}

/** True if the table contains the value. */
function isAllowed({ key, values, min, max }: PartInterface): boolean {
  const definition = interfaceOf(key);
  if (definition === undefined) return false;
  const { values: choices, range } = definition;
  if (choices !== undefined) return (values ?? []).every((value) => Object.hasOwn(choices, value));
  return [min, max].every(
    (bound) => bound === undefined || (range !== undefined && bound >= range.min && bound <= range.max),
  );
}

/** True if two statements cannot both be true: they share no choice, or differ in a bound. */
function excludes(one: StatedValue, other: StatedValue): boolean {
  if (one.values !== undefined && other.values !== undefined)
    return !one.values.some((value) => other.values?.includes(value));
  const differs = (a: number | undefined, b: number | undefined) =>
    a !== undefined && b !== undefined && Math.abs(a - b) > 1e-9;
  return differs(one.min, other.min) || differs(one.max, other.max);
}
