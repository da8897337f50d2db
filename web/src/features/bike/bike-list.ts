import {
  bikeIdOf,
  foldBikeName,
  uuidPattern,
  withBikeIds,
  type SavedBike,
} from '@pedalworks/contract/bike-ids';
import type { Bike, BikeInterfaces } from '@pedalworks/contract/fit';
import { maxBikeNameCharacters, maxBikes } from '@pedalworks/contract/numbers';
import { parseJson } from '../../services/browser-storage.ts';

export type Bikes = readonly SavedBike[];

/** Bikes of one person in this browser. */
export interface StoredBikes {
  readonly bikes: Bikes;
  /** Bikes of the account when it was last read or saved. Differences from `bikes` are unsaved. */
  readonly base: Bikes;
  /** Bikes of a request to the account whose answer has not arrived. The account may have saved them. */
  readonly sent: Bikes | null;
  /** Bikes that exceed the limit. The customer chooses which to keep. */
  readonly waiting: Bikes;
  /** Time when the account was last read, in milliseconds; 0 if never. */
  readonly checkedAt: number;
  /** Time when the last save failed, in milliseconds; 0 if it succeeded. */
  readonly failedAt: number;
  /** True if the stored text contains a bike that cannot be read. Not stored. */
  readonly isDamaged?: boolean;
}

/** Parses stored bikes. Drops invalid ones. Bikes beyond the limit wait. */
export function parseStored(text: string | null): StoredBikes {
  const value = parseJson(text);
  const stored: Partial<Record<keyof StoredBikes, unknown>> = Array.isArray(value)
    ? { bikes: value as unknown }
    : isRecord(value)
      ? value
      : {};
  const all = parseBikes(stored.bikes);
  const bikes = all.slice(0, maxBikes);
  const isIntact = Array.isArray(stored.bikes) && stored.bikes.length === bikes.length;
  const base = parseBikes(stored.base);
  return {
    bikes,
    // Otherwise a bike that is damaged in this browser would count as removed, also from the account.
    base: isIntact ? base : base.filter(({ id }) => bikeWithId(bikes, id) !== undefined),
    sent: isIntact && Array.isArray(stored.sent) ? parseBikes(stored.sent) : null,
    waiting: [...all.slice(maxBikes), ...parseBikes(stored.waiting)].slice(0, maxWaiting),
    checkedAt: isIntact ? storedTime(stored.checkedAt) : 0,
    failedAt: storedTime(stored.failedAt),
    isDamaged: text !== null && !isReadable(stored.bikes),
  };
}

const maxWaiting = 10;

const isReadable = (value: unknown) =>
  Array.isArray(value) && value.every((each) => bikeIn(each).length === 1);

const storedTime = (value: unknown) => (typeof value === 'number' ? value : 0);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses and normalizes a list of bikes. Drops invalid and repeated ones, and numbers repeated names. */
export function parseBikes(value: unknown): Bikes {
  if (!Array.isArray(value)) return [];
  const bikes = value.flatMap(bikeIn).reduce<readonly Bike[]>((all, { id, ...bike }) => {
    if (all.some((other) => isSameBike(other, bike))) return all;
    const isTaken = all.some((other) => other.id === id);
    return [...all, { ...bike, ...(id !== undefined && !isTaken && { id }), name: freeName(all, bike.name) }];
  }, []);
  return withBikeIds(bikes);
}

const uuid = new RegExp(uuidPattern, 'u');

function bikeIn(value: unknown): readonly Bike[] {
  if (!isRecord(value) || typeof value['name'] !== 'string' || !isRecord(value['interfaces'])) return [];
  const name = value['name'].trim();
  if (name === '' || isTooLong(name)) return [];
  const { id, rear } = value;
  const rearAnswers = rearIn(isRecord(rear) ? rear : {});
  return [
    {
      ...(typeof id === 'string' && uuid.test(id) && { id }),
      name,
      interfaces: answersIn(value['interfaces']),
      ...(Object.keys(rearAnswers).length > 0 && { rear: rearAnswers }),
    },
  ];
}

/** Counts characters as the API does. */
export const isTooLong = (name: string): boolean => Array.from(name).length > maxBikeNameCharacters;

const maxAnswerCharacters = 100;

/** Normalizes answers: drops "not sure" and sorts keys, so that equal answers have equal JSON. */
function answersIn(answers: Readonly<Record<string, unknown>>): BikeInterfaces {
  return sorted(answers, isAnswer);
}

/** Normalizes answers about the rear end, where "not sure" differs from the front. */
function rearIn(answers: Readonly<Record<string, unknown>>): BikeInterfaces {
  return sorted(answers, (answer) => answer === null || isAnswer(answer));
}

const isAnswer = (answer: unknown) =>
  Number.isFinite(answer) || (typeof answer === 'string' && answer.length <= maxAnswerCharacters);

function sorted(answers: Readonly<Record<string, unknown>>, isKept: (answer: unknown) => boolean) {
  const known = Object.entries(answers).filter(([, answer]) => isKept(answer));
  return Object.fromEntries(known.toSorted(([one], [other]) => (one < other ? -1 : 1))) as BikeInterfaces;
}

export const isNamed = (bike: Bike, name: string): boolean => foldBikeName(bike.name) === foldBikeName(name);

export const bikeNamed = <T extends Bike>(bikes: readonly T[], name: string): T | undefined =>
  bikes.find((bike) => isNamed(bike, name));

export const bikeWithId = (bikes: Bikes, id: string): SavedBike | undefined =>
  bikes.find((bike) => bike.id === id);

/** True if two bikes have the same name and the same answers. An absent answer equals "not sure". */
export function isSameBike(one: Bike | undefined, other: Bike | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return isNamed(one, other.name) && answersText(one) === answersText(other);
}

const answersText = ({ interfaces, rear = {} }: Bike) =>
  JSON.stringify([answersIn(interfaces), rearIn(rear)]);

/** True if both lists have the same bikes, in any order. */
export const areSameBikes = (some: Bikes, others: Bikes): boolean =>
  some.length === others.length &&
  some.every((bike) => {
    const other = bikeWithId(others, bike.id);
    return other?.name === bike.name && isSameBike(bike, other);
  });

/** Stored choice of no bike. An absent choice means the only bike. */
export const noBike = '';

/** Returns the bike that parts are judged against. Older browsers stored its name instead of its id. */
export function activeBikeOf(bikes: Bikes, choice: string | null): SavedBike | null {
  if (choice === noBike) return null;
  const chosen =
    choice === null
      ? undefined
      : (bikeWithId(bikes, choice) ?? bikeNamed(bikes, choice) ?? bikeWithId(bikes, bikeIdOf(choice)));
  return chosen ?? (bikes.length === 1 ? (bikes[0] ?? null) : null);
}

const staleMs = 60_000;
const retryMs = 30_000;

/** True if the account must be read or saved now. */
export function isSyncDue({ bikes, base, checkedAt, failedAt }: StoredBikes): boolean {
  const now = Date.now();
  if (failedAt > 0) return Math.abs(now - failedAt) > retryMs;
  return !areSameBikes(bikes, base) || Math.abs(now - checkedAt) > staleMs;
}

/** Adds bikes that exceed the limit, without those that are already stored. */
export function withWaiting(stored: StoredBikes, more: Bikes): StoredBikes {
  const waiting = [...stored.waiting, ...more].filter(
    (bike, index, all) =>
      !stored.bikes.some((other) => isSameBike(bike, other)) &&
      all.findIndex((other) => other.id === bike.id || isSameBike(bike, other)) === index,
  );
  return { ...stored, waiting };
}

/** Returns `name`, numbered if another bike has it: `Gravel 2`. */
export function freeName(bikes: readonly Bike[], name: string): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` ${String(number)}`;
    const start = Array.from(name).slice(0, maxBikeNameCharacters - suffix.length);
    const candidate = start.join('').trimEnd() + suffix;
    if (bikeNamed(bikes, candidate) === undefined) return candidate;
  }
}
