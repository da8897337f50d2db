import { queryOptions } from '@tanstack/react-query';
import type { CatalogueProduct } from '@pedalworks/contract';
import { interfaceOf, type PartInterface, type Side } from '@pedalworks/contract/fit';
import { call } from '../../services/api-client.ts';
import { adaptersBetweenValues, type ValueAdapter } from './value-adapters.ts';
import { matricesOf, type ValueMatrix } from './value-pairs.ts';

/** Part that states an interface. */
export interface StandardPart
  extends Pick<CatalogueProduct, 'slug' | 'name'>, Pick<PartInterface, 'values' | 'min' | 'max'> {}

export type StandardParts = Readonly<Record<Side, readonly StandardPart[]>> & {
  readonly adapters: readonly ValueAdapter[];
  readonly matrices: readonly ValueMatrix[];
};

export function standardPartsQuery(key: string) {
  return queryOptions({
    queryKey: ['products', 'standard', key],
    queryFn: async ({ signal }) => partsOfStandard(key, await call('listCatalogue', { token: null, signal })),
    staleTime: 60_000,
    meta: { isPublic: true },
  });
}

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
  };
}

const valueOf = ({ values, min, max }: PartInterface) =>
  values === undefined
    ? { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
    : { values };
