import type { CatalogueProduct } from '@pedalworks/contract';
import {
  interfaceOf,
  rulesOf,
  sources,
  type PartInterface,
  type Side,
  type Source,
} from '@pedalworks/contract/fit';
import type { StandardPart, StandardParts } from './standard-parts.ts';
import { adaptersBetweenValues } from './value-adapters.ts';
import { matricesOf } from './value-pairs.ts';

/** Lists the parts that state an interface, and judges its values against each other. */
export function partsOfStandard(key: string, catalogue: readonly CatalogueProduct[]): StandardParts {
  const definition = interfaceOf(key);
  const partsOn = (side: Side): readonly StandardPart[] =>
    catalogue.flatMap(({ slug, name, interfaces }) => {
      const stated = interfaces.find((each) => each.key === key && each.side === side);
      return stated === undefined ? [] : [{ slug, name, ...valueOf(stated) }];
    });
  return {
    provides: partsOn('provides'),
    needs: partsOn('needs'),
    adapters: definition === undefined ? [] : adaptersBetweenValues(definition, catalogue),
    matrices: definition === undefined ? [] : matricesOf(definition),
    sources: sourcesOf(key),
  };
}

/** Returns the sources of the values and rules of an interface. */
function sourcesOf(key: string): readonly Source[] {
  const ofRules = rulesOf(key).flatMap(({ source, secondSource = source }) => [source, secondSource]);
  const ids = new Set([...(interfaceOf(key)?.sources ?? []), ...ofRules]);
  return [...ids].map((id) => sources[id] ?? { title: id });
}

const valueOf = ({ values, min, max }: PartInterface) =>
  values === undefined
    ? { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
    : { values };
