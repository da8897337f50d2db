import { bikeId } from '../bike-id.ts';
import type { FitPart, Pairing, PartInterface } from '../types.ts';

/** Part that does not state the value of an interface. */
export interface Unstated {
  readonly part: FitPart;
  readonly statement: PartInterface;
  readonly role: 'provider' | 'needer';
}

/** Returns the statement of a pairing that has no value, the bike's first. */
export function unstatedIn({ provider, needer, provided, needed }: Pairing): Unstated | null {
  const unstated = [
    { part: provider, statement: provided, role: 'provider' as const },
    { part: needer, statement: needed, role: 'needer' as const },
  ].filter(({ statement: { values, min, max } }) => (values ?? min ?? max) === undefined);
  return unstated.find(({ part }) => part.id === bikeId) ?? unstated[0] ?? null;
}
