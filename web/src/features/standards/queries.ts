import { queryOptions } from '@tanstack/react-query';
import type { CatalogueProduct } from '@pedalworks/contract';
import { interfaceOf, statementText, type Side } from '@pedalworks/contract/fit';
import { call } from '../../services/api-client.ts';

/** Part that states an interface, with the stated value as text. */
export interface StandardPart {
  readonly slug: string;
  readonly name: string;
  readonly value: string;
}

export type StandardParts = Readonly<Record<Side, readonly StandardPart[]>>;

export function standardPartsQuery(key: string) {
  return queryOptions({
    queryKey: ['products', 'standard', key],
    queryFn: async ({ signal }) => partsOfStandard(key, await call('listCatalogue', { token: null, signal })),
    staleTime: 60_000,
    meta: { isPublic: true },
  });
}

export function partsOfStandard(key: string, catalogue: readonly CatalogueProduct[]): StandardParts {
  const partsOn = (side: Side) =>
    catalogue.flatMap(({ slug, name, interfaces }) => {
      const stated = interfaces.find((each) => each.key === key && each.side === side);
      const definition = interfaceOf(key);
      if (stated === undefined || definition === undefined) return [];
      return [{ slug, name, value: statementText(definition, stated) }];
    });
  return { provides: partsOn('provides'), needs: partsOn('needs') };
}
