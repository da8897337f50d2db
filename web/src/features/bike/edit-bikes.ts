import type { SavedBike } from '@pedalworks/contract/bike-ids';
import { maxBikeNameCharacters, maxBikes } from '@pedalworks/contract/numbers';
import type { Bike, BikeInterfaces } from '@pedalworks/contract/fit';
import { bikeNamed, bikeWithId, freeName, isTooLong, type Bikes } from './bike-list.ts';

const firstName = 'My bike';

interface ChangedAnswers {
  readonly answers: BikeInterfaces;
  /** Answers for the rear end, null for "not sure"; kept if absent. */
  readonly rear?: BikeInterfaces | undefined;
}

/**
 * Applies changed answers to a bike, whose other answers another tab may have changed. Adds the bike if it is not stored
 * yet.
 */
export function withAnswers(bikes: Bikes, shown: SavedBike, { answers, rear }: ChangedAnswers): Bikes {
  const front = changesIn(shown.interfaces, withoutNull(answers));
  const back = rear === undefined ? {} : changesIn(shown.rear ?? {}, rear);
  return withChanged(withBike(bikes, shown), shown.id, (bike) => ({
    ...bike,
    interfaces: changed(bike.interfaces, front),
    ...(rear !== undefined && { rear: changed(bike.rear ?? {}, back) }),
  }));
}

const withoutNull = (answers: BikeInterfaces): BikeInterfaces =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null));

/** Changed answers; undefined for removed ones. */
type Changes = Readonly<Record<string, string | number | null | undefined>>;

function changesIn(before: BikeInterfaces, after: BikeInterfaces): Changes {
  const keys = [...Object.keys(before), ...Object.keys(after)];
  return Object.fromEntries(
    keys.filter((key) => after[key] !== before[key]).map((key) => [key, after[key]] as const),
  );
}

function changed(before: BikeInterfaces, changes: Changes): BikeInterfaces {
  const all = Object.entries({ ...before, ...changes });
  return Object.fromEntries(all.flatMap(([key, answer]) => (answer === undefined ? [] : [[key, answer]])));
}

/** Adds a bike at the end or at `index`, with a free name, unless there is no room or it is there already. */
export function withBike(bikes: Bikes, bike: SavedBike, index = bikes.length): Bikes {
  if (bikes.length >= maxBikes || bikeWithId(bikes, bike.id) !== undefined) return bikes;
  return bikes.toSpliced(index, 0, { ...bike, name: freeName(bikes, bike.name) });
}

export const withoutBike = (bikes: Bikes, id: string): Bikes => bikes.filter((bike) => bike.id !== id);

const withChanged = (bikes: Bikes, id: string, change: (bike: SavedBike) => SavedBike): Bikes =>
  bikes.map((bike) => (bike.id === id ? change(bike) : bike));

/** Replaces a bike's name and answers. */
export const withReplaced = (bikes: Bikes, id: string, changed: Bike): Bikes =>
  withName(
    withChanged(bikes, id, () => ({ ...changed, id })),
    id,
    changed.name,
  );

/** Renames a bike. The name is numbered if another tab has given it to another bike. */
export const withName = (bikes: Bikes, id: string, name: string): Bikes =>
  withChanged(bikes, id, (bike) => ({ ...bike, name: freeName(withoutBike(bikes, id), name) }));

/** Validates a bike's new name. Returns an error message or null. */
export function nameProblem(bikes: Bikes, id: string, newName: string): string | null {
  if (newName === '') return 'Enter a name';
  if (isTooLong(newName)) return `The name must be at most ${String(maxBikeNameCharacters)} characters long`;
  const other = bikeNamed(withoutBike(bikes, id), newName);
  return other === undefined ? null : 'Another bike has this name. Choose a different one.';
}

export const emptyBike = (bikes: Bikes, id: string): SavedBike => ({
  id,
  name: freeName(bikes, firstName),
  interfaces: {},
});
