import type { Bike, BikeInterfaces } from '@pedalworks/contract/fit';
import { maxBikeNameCharacters, maxBikes } from '@pedalworks/contract/numbers';
import { parseJson } from '../../services/browser-storage.ts';

/** Bikes of one person in this browser. */
export interface StoredBikes {
  readonly bikes: readonly Bike[];
  /** Bikes of the account when it was last read or saved. Differences from `bikes` are unsaved. */
  readonly base: readonly Bike[];
  /** Bikes that exceed the limit. The customer chooses which to keep. */
  readonly waiting: readonly Bike[];
  /** Time when the account was last read, in milliseconds; 0 if never. */
  readonly checkedAt: number;
  /** Time when the last save failed, in milliseconds; 0 if it succeeded. */
  readonly failedAt: number;
}

/** Parses stored bikes. Drops invalid ones. */
export function parseStored(text: string | null): StoredBikes {
  const value = parseJson(text);
  const stored = Array.isArray(value) ? { bikes: value as unknown } : value;
  const { bikes, base, waiting, checkedAt, failedAt } = (isRecord(stored) ? stored : {}) as Partial<
    Record<keyof StoredBikes, unknown>
  >;
  return {
    bikes: bikesIn(bikes).slice(0, maxBikes),
    base: bikesIn(base).slice(0, maxBikes),
    waiting: bikesIn(waiting).slice(0, 2 * maxBikes),
    checkedAt: storedTime(checkedAt),
    failedAt: storedTime(failedAt),
  };
}

const storedTime = (value: unknown) => (typeof value === 'number' ? value : 0);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function bikesIn(value: unknown): readonly Bike[] {
  if (!Array.isArray(value)) return [];
  const bikes = value.flatMap(bikeIn);
  return bikes.filter(({ name }, index) => bikes.findIndex((bike) => isNamed(bike, name)) === index);
}

function bikeIn(value: unknown): readonly Bike[] {
  if (!isRecord(value) || typeof value['name'] !== 'string' || !isRecord(value['interfaces'])) return [];
  const name = value['name'].trim();
  if (name === '' || name.length > maxBikeNameCharacters) return [];
  return [{ name, interfaces: answersIn(value['interfaces']) }];
}

const maxAnswerCharacters = 100;

/** Normalizes answers: drops "not sure" and sorts keys, so that equal answers have equal JSON. */
function answersIn(answers: Readonly<Record<string, unknown>>): BikeInterfaces {
  const known = Object.entries(answers).filter(
    (entry): entry is [string, string | number] =>
      Number.isFinite(entry[1]) || (typeof entry[1] === 'string' && entry[1].length <= maxAnswerCharacters),
  );
  return Object.fromEntries(known.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export const isNamed = (bike: Bike, name: string): boolean => plain(bike.name) === plain(name);

const plain = (name: string) => name.trim().toLowerCase();

export const bikeNamed = (bikes: readonly Bike[], name: string | null): Bike | undefined =>
  name === null ? undefined : bikes.find((bike) => isNamed(bike, name));

/** True if two bikes have the same name and the same answers. An absent answer equals "not sure". */
export function isSameBike(one: Bike | undefined, other: Bike | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return isNamed(one, other.name) && answersText(one) === answersText(other);
}

const answersText = ({ interfaces }: Bike) => JSON.stringify(answersIn(interfaces));

/** True if both lists have the same bikes, in any order. */
export const areSameBikes = (some: readonly Bike[], others: readonly Bike[]): boolean =>
  some.length === others.length &&
  some.every((bike) => others.some((other) => other.name === bike.name && isSameBike(bike, other)));

const staleMs = 60_000;
const retryMs = 30_000;

/** True if the account must be read or saved now. */
export function isSyncDue({ bikes, base, checkedAt, failedAt }: StoredBikes): boolean {
  const now = Date.now();
  if (failedAt > 0) return Math.abs(now - failedAt) > retryMs;
  return !areSameBikes(bikes, base) || Math.abs(now - checkedAt) > staleMs;
}

/** Adds bikes that exceed the limit, without those that are already stored. */
export function withWaiting(stored: StoredBikes, more: readonly Bike[]): StoredBikes {
  const waiting = [...stored.waiting, ...more].filter(
    (bike, index, all) =>
      !stored.bikes.some((other) => isSameBike(bike, other)) &&
      all.findIndex((other) => isSameBike(bike, other)) === index,
  );
  return { ...stored, waiting };
}

/** Returns `name`, numbered if another bike has it: `Gravel 2`. */
export function freeName(bikes: readonly Bike[], name: string): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` ${String(number)}`;
    // Also trims half of a character outside the BMP, such as an emoji.
    const candidate = name.slice(0, maxBikeNameCharacters - suffix.length).replace(/ ?\p{Cs}?$/u, suffix);
    if (bikeNamed(bikes, candidate) === undefined) return candidate;
  }
}

interface BikeVersions {
  /** Last version that both sides had in common. */
  readonly base: readonly Bike[];
  readonly mine: readonly Bike[];
  readonly theirs: readonly Bike[];
}

interface MergedBikes {
  readonly bikes: readonly Bike[];
  readonly waiting: readonly Bike[];
  /** New names of my bikes whose name another bike has; null for a waiting bike. */
  readonly renamed: Readonly<Record<string, string | null>>;
}

/**
 * Three-way merge of the bikes. A change or removal by one side wins. If both changed a bike, both versions are kept,
 * and mine gets a number. Theirs come first; mine wait if they exceed the limit.
 */
export function mergeBikes({ base, mine, theirs }: BikeVersions): MergedBikes {
  const isUnchanged = (bike: Bike) => isSameBike(bike, bikeNamed(base, bike.name));
  const kept = theirs.flatMap((bike) => {
    const own = bikeNamed(mine, bike.name);
    if (!isUnchanged(bike)) return [bike];
    if (own === undefined) return [];
    const isOwnUnchanged = isUnchanged(own) && base.some(({ name }) => name === own.name);
    return [isOwnUnchanged ? bike : own];
  });
  const added = mine.filter(
    (bike) =>
      bikeNamed(kept, bike.name) !== bike &&
      !isSameBike(bike, bikeNamed(theirs, bike.name)) &&
      !isUnchanged(bike),
  );
  return added.reduce<MergedBikes>(withBike, { bikes: kept, waiting: [], renamed: {} });
}

function withBike({ bikes, waiting, renamed }: MergedBikes, bike: Bike): MergedBikes {
  if (bikes.length >= maxBikes)
    return { bikes, waiting: [...waiting, bike], renamed: { ...renamed, [bike.name]: null } };
  const name = freeName(bikes, bike.name);
  return {
    bikes: [...bikes, { ...bike, name }],
    waiting,
    renamed: name === bike.name ? renamed : { ...renamed, [bike.name]: name },
  };
}
