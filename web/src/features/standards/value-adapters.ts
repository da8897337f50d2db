import type { CatalogueProduct } from '@pedalworks/contract';
import {
  acceptedValues,
  judge,
  labelledValues,
  valueText,
  type FitPart,
  type Interface,
  type PartInterface,
} from '@pedalworks/contract/fit';
import { toFitPart } from '../fit/public/fit-engine.ts';
import { splitLabel } from './how-to-tell.ts';
import { partStating } from './value-pairs.ts';

/** Adapter between two values of an interface. */
export interface ValueAdapter {
  readonly provides: string;
  readonly needs: string;
  /** Name of the adapter, with its article. */
  readonly part: string;
  readonly ours: readonly Pick<CatalogueProduct, 'slug' | 'name'>[];
}

/** Asks the rules for each pair of values which adapter connects them. */
export function adaptersBetweenValues(
  standard: Interface,
  catalogue: readonly CatalogueProduct[],
): readonly ValueAdapter[] {
  const parts = catalogue.map(toFitPart);
  const found = pairsOf(standard, parts).flatMap(([one, other]) => {
    const { rules, via } = judge(one, other, parts);
    return rules.flatMap(({ adapter }): readonly ValueAdapter[] => {
      if (adapter === undefined) return [];
      const { part } = adapter;
      const [provides = '', needs = ''] = [adapter.provides, adapter.needs].map((value) =>
        nameOf(standard, value),
      );
      const ours = catalogue.filter(({ _id }) => via.includes(_id)).map(({ slug, name }) => ({ slug, name }));
      return [{ part, provides, needs, ours }];
    });
  });
  return [...new Map(found.map((each) => [`${each.provides} ${each.needs}`, each])).values()];
}

const nameOf = (standard: Interface, value: string): string =>
  splitLabel(standard.key, [value, valueText(standard, value)]).name;

type Pair = readonly [provider: FitPart, needer: FitPart];

function pairsOf(standard: Interface, parts: readonly FitPart[]): readonly Pair[] {
  if (standard.values === undefined) return parts.flatMap((part) => endsOf(standard, part));
  const values = labelledValues(standard).map(([value]) => value);
  return values.flatMap((one) =>
    values.map((other): Pair => [
      partStating(standard, { side: 'provides', values: acceptedValues(standard, one) }),
      partStating(standard, { side: 'needs', values: [other] }),
    ]),
  );
}

/** Returns the pair that a part connects if it has two sizes, such as a shim. */
function endsOf(standard: Interface, { interfaces }: FitPart): readonly Pair[] {
  const on = (side: PartInterface['side']) =>
    interfaces.find((each) => each.key === standard.key && each.side === side);
  const [outer, inner] = [on('needs'), on('provides')];
  if (outer === undefined || inner === undefined) return [];
  return [
    [
      partStating(standard, { ...outer, side: 'provides' }),
      partStating(standard, { ...inner, side: 'needs' }),
    ],
  ];
}
