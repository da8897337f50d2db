import type { Bike } from './fit/index.ts';

interface Identified {
  readonly id?: string | undefined;
  readonly name: string;
}

/** Bike with an id, which every stored bike has. */
export interface SavedBike extends Bike {
  readonly id: string;
}

/** UUID in any version. Bikes that were stored without an id have version 8. */
export const uuidPattern = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';

/** Folds a bike's name for comparison, ignoring case and surrounding whitespace. */
export const foldBikeName = (name: string): string => name.trim().toLowerCase();

/**
 * Gives every bike an id. A bike without one keeps the id of the stored bike with the same name, because an older client
 * sent it. Otherwise the id is derived from the name, so that every device derives the same one.
 */
export function withBikeIds<T extends Identified>(
  bikes: readonly T[],
  stored: readonly Identified[] = [],
): (T & { id: string })[] {
  const ids = bikes.map(({ id }) => id).filter((id) => id !== undefined);
  return bikes.map((bike) => {
    if (bike.id !== undefined) return { ...bike, id: bike.id };
    const before = stored.find(({ name }) => foldBikeName(name) === foldBikeName(bike.name))?.id;
    const id = before === undefined || ids.includes(before) ? freeBikeId(ids, bike.name) : before;
    ids.push(id);
    return { ...bike, id };
  });
}

/** Returns the id derived from a name, or from the numbered name if another bike has it. */
export function freeBikeId(taken: readonly string[], name: string): string {
  for (let number = 1; ; number += 1) {
    const id = bikeIdOf(number === 1 ? name : `${name} ${String(number)}`);
    if (!taken.includes(id)) return id;
  }
}

/** Derives a UUID of version 8 (RFC 9562) from a bike's name. */
export function bikeIdOf(name: string): string {
  const hex = [1, 2, 3, 4].map((seed) => hash(foldBikeName(name), seed)).join('');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20)].join('-');
}

/** Hashes a text to 32 bits (FNV-1a), as hexadecimal digits. */
function hash(text: string, seed: number): string {
  const start = Math.imul(0x811c9dc5, seed);
  const bits = Array.from(text).reduce(
    (sum, character) => Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193),
    start,
  );
  return (bits >>> 0).toString(16).padStart(8, '0');
}
