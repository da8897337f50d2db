import type { CatalogueProduct } from '@pedalworks/contract';
import type { FitPart } from '@pedalworks/contract/fit';
import { codeQuery } from '../../../ui/code-query.ts';

/** Query for the compatibility rules, which load on demand. */
export const fitEngineQuery = codeQuery('fit', () => import('@pedalworks/contract/fit'));

type JudgedProduct = Pick<CatalogueProduct, '_id' | 'name' | 'kind' | 'interfaces' | 'fitOverrides'>;

export function toFitPart({ _id: id, name, kind, interfaces, fitOverrides }: JudgedProduct): FitPart {
  return { id, name, kind, interfaces, fitOverrides };
}
