import { freeBikeId, type SavedBike } from '@pedalworks/contract/bike-ids';
import type { BikeInterfaces } from '@pedalworks/contract/fit';
import { maxBikes } from '@pedalworks/contract/numbers';
import { bikeWithId, freeName, isNamed, isSameBike, type Bikes, type StoredBikes } from './bike-list.ts';

interface BikeVersions {
  /** Last version that both sides had in common. */
  readonly base: Bikes;
  readonly mine: Bikes;
  readonly theirs: Bikes;
}

export interface MergedBikes {
  readonly bikes: Bikes;
  /** My bikes that exceed the limit. */
  readonly waiting: Bikes;
  /** New ids of my bikes that are stored under another id; null for a waiting bike that keeps its id. */
  readonly moved: ReadonlyMap<string, string | null>;
  /** My bikes whose name another bike has. */
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
}

/**
 * Three-way merge of the bikes, by id and answer by answer. A change or removal by one side wins. If both sides gave
 * different answers to one question, both bikes are kept, and mine gets a number. Equal bikes with different ids are
 * kept once. Theirs come first; mine wait if they exceed the limit.
 */
export function mergeBikes({ base, mine, theirs }: BikeVersions): MergedBikes {
  const kept = theirs.flatMap((their) => {
    const [own, origin] = [bikeWithId(mine, their.id), bikeWithId(base, their.id)];
    if (own === undefined) return origin !== undefined && isSameBike(their, origin) ? [] : [their];
    return [mergeBike(origin, own, their) ?? their];
  });
  const merged = withFreeNames({ bikes: kept, waiting: [], moved: new Map(), renamed: [] }, theirs);
  return mine.reduce<MergedBikes>((all, own) => {
    const [their, origin] = [bikeWithId(theirs, own.id), bikeWithId(base, own.id)];
    if (their !== undefined) return mergeBike(origin, own, their) === null ? withCopy(all, own, mine) : all;
    if (isSameBike(own, origin)) return all;
    const equal = all.bikes.find((bike) => isSameBike(bike, own) && bikeWithId(mine, bike.id) === undefined);
    if (equal !== undefined) return { ...all, moved: new Map([...all.moved, [own.id, equal.id]]) };
    return withBike(all, own, mine);
  }, merged);
}

/** Merges two versions of a bike. Returns null if they contradict each other. */
function mergeBike(origin: SavedBike | undefined, own: SavedBike, their: SavedBike): SavedBike | null {
  const name = origin !== undefined && own.name !== origin.name ? own.name : their.name;
  if (isSameBike({ ...own, name }, { ...their, name })) return { ...their, name };
  const { id } = their;
  if (origin === undefined) return null;
  const interfaces = mergeAnswers(origin.interfaces, own.interfaces, their.interfaces);
  const rear = mergeAnswers(origin.rear, own.rear, their.rear);
  if (interfaces === null || rear === null) return null;
  return { id, name, interfaces, ...(Object.keys(rear).length > 0 && { rear }) };
}

/** Merges answers. Returns null if both sides gave different answers to one question. */
function mergeAnswers(
  origin: BikeInterfaces = {},
  own: BikeInterfaces = {},
  their: BikeInterfaces = {},
): BikeInterfaces | null {
  const keys = [...new Set([...Object.keys(own), ...Object.keys(their)])];
  const isContradicted = keys.some(
    (key) => own[key] !== their[key] && own[key] !== origin[key] && their[key] !== origin[key],
  );
  if (isContradicted) return null;
  const merged = keys.map((key) => [key, their[key] === origin[key] ? own[key] : their[key]] as const);
  return Object.fromEntries(merged.filter(([, answer]) => answer !== undefined)) as BikeInterfaces;
}

/** Numbers the names that my changes gave to bikes if another bike has the name. */
function withFreeNames(merged: MergedBikes, theirs: Bikes): MergedBikes {
  return merged.bikes.reduce((all, bike) => {
    if (bikeWithId(theirs, bike.id)?.name === bike.name) return all;
    const name = freeName(
      all.bikes.filter(({ id }) => id !== bike.id),
      bike.name,
    );
    if (name === bike.name) return all;
    const bikes = all.bikes.map((each) => (each.id === bike.id ? { ...bike, name } : each));
    return { ...all, bikes, renamed: [...all.renamed, { from: bike.name, to: name }] };
  }, merged);
}

/** Adds my version of a bike as a bike of its own. */
function withCopy(merged: MergedBikes, own: SavedBike, mine: Bikes): MergedBikes {
  const id = freeBikeId(
    [...merged.bikes, ...mine].map((bike) => bike.id),
    freeName(merged.bikes, own.name),
  );
  const { moved, ...added } = withBike(merged, { ...own, id });
  return { ...added, moved: new Map([...moved, [own.id, id]]) };
}

/** Adds a bike of mine before the next one of mine, or as the last one. */
function withBike(merged: MergedBikes, bike: SavedBike, mine: Bikes = []): MergedBikes {
  const { bikes, waiting, moved, renamed } = merged;
  if (bikes.length >= maxBikes)
    return { ...merged, waiting: [...waiting, bike], moved: new Map([...moved, [bike.id, null]]) };
  const name = freeName(bikes, bike.name);
  const after = mine.slice(mine.indexOf(bike) + 1);
  const next = bikes.findIndex(({ id }) => bikeWithId(after, id) !== undefined);
  return {
    ...merged,
    bikes: bikes.toSpliced(next === -1 ? bikes.length : next, 0, { ...bike, name }),
    renamed: isNamed(bike, name) ? renamed : [...renamed, { from: bike.name, to: name }],
  };
}

/** Returns the last version in common with the account, which may have saved a request whose answer was lost. */
export function commonBase({ base, sent }: Pick<StoredBikes, 'base' | 'sent'>, theirs: Bikes): Bikes {
  if (sent === null) return base;
  const ids = new Set([...base, ...sent].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const last = bikeWithId(sent, id);
    return (isSameBike(last, bikeWithId(theirs, id)) ? last : bikeWithId(base, id)) ?? [];
  });
}
