import { maxBikeNameCharacters, maxBikes } from '@pedalworks/contract/numbers';
import type { Bike, BikeInterfaces } from '@pedalworks/contract/fit';
import { bikeNamed, freeName, isNamed } from './bike-list.ts';

const firstName = 'My bike';

type Bikes = readonly Bike[];

interface ChangedAnswers {
  readonly answers: BikeInterfaces;
  /** Answers for the rear end; kept if absent. */
  readonly rear?: BikeInterfaces | undefined;
}

/** Replaces the answers of a bike. Adds the bike if it is not stored yet. */
export function withAnswers(bikes: Bikes, name: string, { answers, rear }: ChangedAnswers): Bikes {
  const changed = { interfaces: known(answers), ...(rear !== undefined && { rear: known(rear) }) };
  if (bikeNamed(bikes, name) === undefined) return withBike(bikes, { name, ...changed });
  return bikes.map((bike) => (isNamed(bike, name) ? { ...bike, ...changed } : bike));
}

const known = (answers: BikeInterfaces): BikeInterfaces =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null));

/** Adds a bike at the end or at `index`, unless there is no room or its name is taken. */
export function withBike(bikes: Bikes, bike: Bike, index = bikes.length): Bikes {
  if (bikes.length >= maxBikes || bikeNamed(bikes, bike.name) !== undefined) return bikes;
  return bikes.toSpliced(index, 0, bike);
}

export const withoutBike = (bikes: Bikes, name: string): Bikes =>
  bikes.filter((bike) => !isNamed(bike, name));

export const withChanged = (bikes: Bikes, name: string, changed: Bike): Bikes =>
  bikes.map((bike) => (isNamed(bike, name) ? changed : bike));

/** Validates a bike's new name. Returns an error message or null. */
export function nameProblem(bikes: Bikes, name: string, newName: string): string | null {
  if (newName === '') return 'Enter a name';
  if (newName.length > maxBikeNameCharacters)
    return `The name must be at most ${String(maxBikeNameCharacters)} characters long`;
  const other = bikeNamed(withoutBike(bikes, name), newName);
  return other === undefined ? null : 'Another bike has this name. Choose a different one.';
}

export const copyOf = (bikes: Bikes, { name, interfaces }: Bike): Bike => ({
  name: freeName(bikes, name),
  interfaces,
});

export const emptyBike = (bikes: Bikes): Bike => ({ name: freeName(bikes, firstName), interfaces: {} });
