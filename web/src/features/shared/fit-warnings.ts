import { useMemo } from 'react';
import type { CatalogueProduct } from '@pedalworks/contract';
import type { CartWarning } from '@pedalworks/contract/fit';
import { useQuery } from '@tanstack/react-query';
import { useActiveBike } from '../bike/bikes.ts';
import { fitEngineQuery, toFitPart } from './fit-engine.ts';

export interface FitWarning extends Pick<CartWarning, 'verdict' | 'message'> {
  readonly productId: string;
  /** Part that fits in place of the product. */
  readonly swap: CatalogueProduct | undefined;
  /** Adapter that makes the product fit. */
  readonly adapter: CatalogueProduct | undefined;
}

/**
 * Judges parts against each other and against the active bike. Returns no warnings while the rules load, or if they
 * fail to load.
 */
export function useFitWarnings(
  ids: readonly string[],
  catalogue: readonly CatalogueProduct[],
): readonly FitWarning[] {
  const bike = useActiveBike();
  const isJudged = ids.length > 1 || (ids.length === 1 && bike !== null);
  const { data: engine } = useQuery({ ...fitEngineQuery, enabled: isJudged });
  const idList = ids.join(' ');
  return useMemo(() => {
    if (engine === undefined || !isJudged) return [];
    const parts = new Map(catalogue.map((part) => [part._id, toFitPart(part)]));
    const lines = idList.split(' ').flatMap((id) => parts.get(id) ?? []);
    const find = (wanted: string | null | undefined) => catalogue.find(({ _id }) => _id === wanted);
    return engine
      .cartWarnings({ lines, bikes: lines.map(() => bike), catalogue: [...parts.values()] })
      .map(({ line, verdict, message, swapId, via }) => ({
        productId: lines[line]?.id ?? '',
        verdict,
        message,
        swap: find(swapId),
        adapter: find(via[0]),
      }));
  }, [engine, isJudged, idList, catalogue, bike]);
}
