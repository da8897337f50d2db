import { bikeId } from '../bike-id.ts';
import { statementsOf } from '../statements.ts';
import type { FitPart, Pairing, PartInterface } from '../types.ts';

/** Part that does not state the value of an interface. */
export interface Unstated {
  readonly part: FitPart;
  readonly statement: PartInterface;
  readonly role: 'provider' | 'needer';
}

/** Questions about a bike from which the value of an interface without a question of its own follows. */
const askedInstead: Readonly<Record<string, readonly string[]>> = {
  'crank-width': ['shell'],
  'bar-diameter': ['bar-clamp', 'bar-shape'],
};

/** Returns the statement of a pairing that has no value, the bike's first. Never one that the bike has answered. */
export function unstatedIn({ provider, needer, provided, needed }: Pairing): Unstated | null {
  const unstated = [
    { part: provider, statement: provided, role: 'provider' as const },
    { part: needer, statement: needed, role: 'needer' as const },
  ].flatMap((each) => (isOpen(each.statement) ? openIn(each) : []));
  return unstated.find(({ part }) => part.id === bikeId) ?? unstated[0] ?? null;
}

const isOpen = ({ values, min, max }: PartInterface): boolean => (values ?? min ?? max) === undefined;

function openIn(unstated: Unstated): readonly Unstated[] {
  const { part, statement } = unstated;
  const asked = part.id === bikeId ? askedInstead[statement.key] : undefined;
  if (asked === undefined) return [unstated];
  const open = asked.flatMap((key) => statementsOf(part, key)).find(isOpen);
  return open === undefined ? [] : [{ ...unstated, statement: open }];
}
