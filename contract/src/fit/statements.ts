import { bikeId } from './bike-id.ts';
import { interfaceOf } from './interfaces.ts';
import { memoized } from './memoized.ts';
import type { FitPart, Interface, Pairing, PartInterface, Side } from './types.ts';

const none: readonly PartInterface[] = [];

/** Groups statements by key, once for each part, because a part is compared with thousands of others. */
const byKey = memoized((interfaces: readonly PartInterface[]) => {
  const index = new Map<string, PartInterface[]>();
  for (const statement of interfaces) {
    const { key } = statement;
    const each = hasUnknownValue(statement) ? { ...statement, values: undefined } : statement;
    const stated = index.get(key);
    if (stated === undefined) index.set(key, [each]);
    else stated.push(each);
  }
  return index;
});

/** True if the table no longer has a stored value. The statement then counts as one of unknown value. */
function hasUnknownValue({ key, values = [] }: PartInterface): boolean {
  const allowed = interfaceOf(key)?.values ?? {};
  return values.some((value) => !Object.hasOwn(allowed, value));
}

export function statementsOf({ interfaces }: FitPart, key: string, side?: Side): readonly PartInterface[] {
  const stated = byKey(interfaces).get(key) ?? none;
  return side === undefined ? stated : stated.filter((each) => each.side === side);
}

/** Returns all values that a part states about an interface. */
export const valuesOf = (part: FitPart, key: string, side?: Side): readonly string[] =>
  statementsOf(part, key, side).flatMap(({ values = [] }) => values);

/** Returns the exact number or upper bound of a statement, or its lower bound if it has no other. */
export const numberIn = (stated?: Pick<PartInterface, 'min' | 'max'>): number | undefined =>
  stated?.max ?? stated?.min;

export const numberOf = (part: FitPart, key: string): number | undefined =>
  numberIn(statementsOf(part, key)[0]);

export function sharedKeys(a: FitPart, b: FitPart): readonly string[] {
  const inA = byKey(a.interfaces);
  const inB = byKey(b.interfaces);
  const fewer = inA.size < inB.size ? inA : inB;
  const more = fewer === inA ? inB : inA;
  const keys: string[] = [];
  for (const key of fewer.keys()) if (more.has(key)) keys.push(key);
  return keys;
}

/**
 * Returns the statements to compare: a provider's with a needer's, or those of different roles if parts share the
 * interface.
 */
export function pairings({ key, places }: Interface, a: FitPart, b: FitPart): readonly Pairing[] {
  const inA = statementsOf(a, key);
  const inB = statementsOf(b, key);
  const found: Pairing[] = [];
  for (const one of inA)
    for (const other of inB) {
      const meets = places === undefined ? one.side !== other.side : roleOf(one) !== roleOf(other);
      if (!meets) continue;
      found.push(
        one.side === 'needs'
          ? { provider: b, provided: other, needer: a, needed: one }
          : { provider: a, provided: one, needer: b, needed: other },
      );
    }
  return found.length > 1 ? onBike(found) : found;
}

/**
 * Keeps the pairings with the bike as the provider for an adapter, which states an interface on both sides: it must fit
 * the bike by what it needs, not by what it provides.
 */
function onBike(found: readonly Pairing[]): readonly Pairing[] {
  const mounted = found.filter(({ provider }) => provider.id === bikeId);
  const isAdapter =
    mounted.length > 0 &&
    found.some(({ provided, needer }) => needer.id === bikeId && provided.place === undefined);
  return isAdapter ? mounted : found;
}

/** True if two statements are about the same interface in the same role. */
export const isSameStatement = (one: StatementKey, other: StatementKey): boolean =>
  one.key === other.key &&
  (one.place === undefined || other.place === undefined
    ? one.side === other.side
    : one.place === other.place);

type StatementKey = Pick<PartInterface, 'key' | 'side' | 'place'>;

export const roleOf = ({ place, side }: PartInterface): string => place ?? side;

/**
 * True if a statement describes the part itself instead of what it needs. Roles replace sides on shared interfaces.
 */
const isOwn = ({ side, place }: PartInterface) => side === 'provides' || place !== undefined;

/** Tells a bike from the part on it; null for two parts. */
export function bikeAndPart(
  a: FitPart,
  b: FitPart,
): { readonly bike: FitPart; readonly part: FitPart } | null {
  if (a.id === bikeId) return { bike: a, part: b };
  return b.id === bikeId ? { bike: b, part: a } : null;
}

/** Flat mounts for brakes, which have their holes closer together at the rear. */
export const flatMounts: readonly string[] = ['flat', 'flat-front'];

/** Interfaces that only disc brakes have; `none` or `hub` with others. */
export const discKeys = ['rotor-hub', 'rotor-size', 'caliper-mount'] as const;

/** True if a statement says that there is no disc brake. */
export const isOfRimBrakes = ({ key, values }: PartInterface): boolean =>
  discKeys.some((each) => each === key) && values?.some((value) => ['none', 'hub'].includes(value)) === true;

/** Finds the part that states one interface and the part that states the other, such as a rim and a tyre. */
export function bothStating(a: FitPart, b: FitPart, keys: readonly [string, string]): Pairing | null {
  return pairingOf(a, b, keys) ?? pairingOf(b, a, keys);
}

function pairingOf(
  provider: FitPart,
  needer: FitPart,
  [key, otherKey]: readonly [string, string],
): Pairing | null {
  const provided = statementsOf(provider, key).find(isOwn);
  if (provided === undefined) return null;
  const needed = statementsOf(needer, otherKey).find(isOwn);
  return needed === undefined ? null : { provider, provided, needer, needed };
}
