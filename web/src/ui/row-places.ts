import type { Arrangement } from './use-arranged-rows.ts';

type Places = ReadonlyMap<string, string>;
const placesIn = new WeakMap<Arrangement, Places>();

/**
 * Keys for the rows of a page. When the order or the page changes, which is asked for outside of the rows, the elements that
 * stand in each place are used again: half as much to draw. From then on a row keeps its element, with the focus in it,
 * whatever comes and goes.
 * @param ids of the rows, in the order they stand in
 */
export function keysByPlace(arrangement: Arrangement, ids: readonly string[]): readonly string[] {
  const places = placesIn.get(arrangement) ?? new Map(ids.map((id, index) => [id, `place ${String(index)}`]));
  placesIn.set(arrangement, places);
  return ids.map((id) => places.get(id) ?? id);
}
