import { useMemo } from 'react';
import type { CatalogueProduct } from '@pedalworks/contract';
import type { Bike } from '@pedalworks/contract/fit';
import { useQuery } from '@tanstack/react-query';
import { useActiveBike } from '../../shared/bikes.ts';
import { fitEngineQuery, toFitPart } from '../../shared/fit-engine.ts';
import type { BikeVerdicts } from './bike-verdicts.ts';

export interface BikeFit {
  readonly bike: Bike | null;
  /** Null without an active bike, and until the rules have loaded. */
  readonly verdicts: BikeVerdicts | null;
  /** True if the rules did not load. */
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Judges the catalogue against the active bike. Loads the rules only if there is one. */
export function useBikeVerdicts(catalogue: readonly CatalogueProduct[] | undefined): BikeFit {
  const bike = useActiveBike();
  const { data: engine, isError, refetch } = useQuery({ ...fitEngineQuery, enabled: bike !== null });
  const verdicts = useMemo(() => {
    if (bike === null || engine === undefined || catalogue === undefined) return null;
    const own = engine.bikePart(bike);
    const parts = catalogue.map(toFitPart);
    return new Map(parts.map((part) => [part.id, engine.verdictOfPair(own, part, parts)]));
  }, [bike, engine, catalogue]);
  return { bike, verdicts, isFailed: bike !== null && isError, retry: () => void refetch() };
}
