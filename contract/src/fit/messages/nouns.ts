import { bikeId } from '../bike-id.ts';
import { partKinds } from '../kinds.ts';
import type { FitPart, Pairing } from '../types.ts';
import type { Noun } from './fill.ts';
import { aboutKinds, plainKinds } from './noun-words.ts';

/** Returns the two parts of a pairing as nouns, and the part that is not the bike, if one is. */
export function nounsOf({ provider, needer }: Pairing): Record<'provider' | 'needer' | 'part', Noun> {
  const isOnBike = [provider, needer].some(({ id }) => id === bikeId);
  const [one, other] = [
    { part: provider, other: needer },
    { part: needer, other: provider },
  ].map(({ part, other: next }) => (isOnBike ? onBike(part) : beside(part, next)));
  const nouns = { provider: one ?? bike, needer: other ?? bike };
  return { ...nouns, part: provider.id === bikeId ? nouns.needer : nouns.provider };
}

const bike: Noun = { text: 'your bike', isPlural: false };

function onBike(part: FitPart): Noun {
  if (part.id === bikeId) return bike;
  const kind = kindText(part) ?? 'part';
  return { text: `${isPlural(kind) ? 'these' : 'this'} ${kind}`, isPlural: isPlural(kind), ...aboutOf(part) };
}

/** Names a part by its kind, which is short and known to everybody, unless both are of one kind. */
function beside(part: FitPart, other: FitPart): Noun {
  const kind = part.kind === other.kind ? null : kindText(part);
  if (kind === null) return { text: part.name, isPlural: isPlural(part.name), ...aboutOf(part) };
  return { text: `the ${kind}`, isPlural: isPlural(kind), ...aboutOf(part) };
}

const kindText = ({ kind }: FitPart): string | null =>
  kind === undefined || kind === null ? null : (plainKinds[kind] ?? partKinds[kind].toLowerCase());

function aboutOf({ kind }: FitPart): Pick<Noun, 'about'> {
  const about = kind === undefined || kind === null ? undefined : aboutKinds[kind];
  return about === undefined ? {} : { about };
}

/** True for names such as `Brake pads` and `Valves, Pair`. */
const isPlural = (name: string): boolean => /[^s\W]s(?:,|$)/u.test(name);
