import { useMemo } from 'react';
import type { Product } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { useActiveBike } from '../../bike/bikes.ts';
import { fitEngineQuery } from '../../shared/fit-engine.ts';
import { catalogueQuery } from '../catalogue/queries.ts';
import { bikeFit } from './bike-fit.ts';

/** Active bike, and the query for what a part does on it. */
export type ProductOnBike = ReturnType<typeof useBikeFit>;

/** Judges a part against the active bike. Loads the rules and the catalogue only if there is one. */
export function useBikeFit(product: Product) {
  const bike = useActiveBike();
  const enabled = bike !== null;
  const rules = useQuery({ ...fitEngineQuery, enabled });
  const parts = useQuery({ ...catalogueQuery(), enabled });
  const [engine, catalogue] = [rules.data, parts.data];
  const data = useMemo(
    () =>
      bike === null || engine === undefined || catalogue === undefined
        ? undefined
        : bikeFit({ engine, bike, product, catalogue }),
    [bike, engine, catalogue, product],
  );
  const query = {
    data,
    error: rules.error ?? parts.error,
    isFetching: rules.isFetching || parts.isFetching,
    refetch: () =>
      void Promise.all([rules, parts].filter(({ isError }) => isError).map((each) => each.refetch())),
  };
  return { bike, query };
}
