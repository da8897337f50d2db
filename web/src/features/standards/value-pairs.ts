import {
  acceptedValues,
  labelledValues,
  verdictOfPair,
  verdictOnBike,
  type FitPart,
  type Interface,
  type PartInterface,
  type Verdict,
} from '@pedalworks/contract/fit';
import { splitLabel } from './how-to-tell.ts';

type Stated = Pick<PartInterface, 'side' | 'values' | 'min' | 'max' | 'place'>;

/** Returns a part that states nothing but one value of an interface. */
export function partStating({ key }: Interface, stated: Stated): FitPart {
  return { id: stated.side, name: `the ${stated.place ?? 'part'}`, interfaces: [{ key, ...stated }] };
}

/** Verdicts of the pairs of values of an interface: provided values down, needed values across. */
export interface ValueMatrix {
  readonly title: string;
  readonly labels: readonly string[];
  readonly rows: readonly (readonly Verdict[])[];
}

/** Number of values up to which a matrix shows those that only take themselves too. */
const shortList = 10;

/** Judges the values of an interface against each other. Returns no matrix if each value only takes itself. */
export function matricesOf(standard: Interface): readonly ValueMatrix[] {
  const values = labelledValues(standard).map(([value]) => value);
  const found = new Map<string, { readonly titles: string[]; readonly verdicts: Verdict[][] }>();
  for (const roles of rolesOf(standard)) {
    const [place, otherPlace] = roles.places ?? [];
    const judges = values.map((value) => judgeOf(standard, value, otherPlace));
    const verdicts = values
      .map((value) =>
        partStating(standard, { side: 'provides', values: acceptedValues(standard, value), place }),
      )
      .map((provider) => judges.map((verdictOn) => verdictOn(provider)));
    const text = JSON.stringify(verdicts);
    const same = found.get(text);
    if (same !== undefined) same.titles.push(roles.title);
    else if (verdicts.some((row, index) => row.some((verdict, at) => at !== index && isPassed(verdict))))
      found.set(text, { titles: [roles.title], verdicts });
  }
  return [...found.values()].map(({ titles, verdicts }) => reduced(standard, titles, verdicts));
}

/**
 * Returns a function that judges a part with a value that another part needs. Asks about the part of a bike if bikes
 * state the value, because such a part may take others too: a 12-speed road cassette slides on the 11-speed body.
 */
function judgeOf(standard: Interface, value: string, place: string | undefined) {
  const { key, places, bikeSides = [], bikeValues } = standard;
  if (places === undefined && bikeSides.includes('needs') && bikeValues === undefined) {
    const bike = { interfaces: { [key]: value } };
    return (provider: FitPart) => verdictOnBike(provider, { bike });
  }
  const needer = partStating(standard, { side: 'needs', values: [value], place });
  return (provider: FitPart) => verdictOfPair(provider, needer);
}

const isPassed = (verdict: Verdict = 'unrelated') => verdict !== 'does-not-fit' && verdict !== 'unrelated';

interface Roles {
  readonly title: string;
  readonly places?: readonly string[];
}

/** Returns the roles in which two parts can meet at an interface. */
function rolesOf({ places, providers, needers }: Interface): readonly Roles[] {
  if (places === undefined) return [{ title: `${providers} × ${needers}` }];
  return places.flatMap((one, index) =>
    places.slice(index + 1).map((other): Roles => ({ title: `${one} × ${other}`, places: [one, other] })),
  );
}

/** Omits values that only take themselves from a long list. */
function reduced(
  standard: Interface,
  titles: readonly string[],
  verdicts: readonly (readonly Verdict[])[],
): ValueMatrix {
  const labelled = labelledValues(standard);
  const names = labelled.map((each) => splitLabel(standard.key, each).name);
  const isUnique = (name: string) => names.indexOf(name) === names.lastIndexOf(name);
  const labels = labelled.map(([, label], index) => {
    const name = names[index] ?? label;
    return isUnique(name) ? name : label;
  });
  const meetsOther = (index: number) =>
    verdicts.some(
      (row, at) => at !== index && [row[index], verdicts[index]?.[at]].some((verdict) => isPassed(verdict)),
    );
  const kept = labels.flatMap((_label, index) =>
    labels.length <= shortList || meetsOther(index) ? [index] : [],
  );
  return {
    title: `Down × across: ${titles.join(', ')}`,
    labels: kept.map((index) => labels[index] ?? ''),
    rows: kept.map((index) => kept.map((at) => verdicts[index]?.[at] ?? 'unrelated')),
  };
}
