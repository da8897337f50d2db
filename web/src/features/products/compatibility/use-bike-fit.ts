import { useMemo } from 'react';
import type { Product } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { useActiveBike } from '../../bike/public/bikes.ts';
import { codeQuery } from '../../../ui/code-query.ts';
import { catalogueQuery } from '../public/catalogue-query.ts';

const onBikeQuery = codeQuery('on-bike', () => import('./on-bike.ts'));

/** Active bike, and the query for what a part does on it, with the code that displays it. */
export type ProductOnBike = ReturnType<typeof useBikeFit>;

/** Judges a part against the active bike. Loads the rules and the catalogue only if there is one. */
export function useBikeFit(product: Product) {
  const bike = useActiveBike();
  const enabled = bike !== null;
  const rules = useQuery({ ...onBikeQuery, enabled });
  const parts = useQuery({ ...catalogueQuery(), enabled });
  const [code, catalogue] = [rules.data, parts.data];
  const data = useMemo(
    () =>
      bike === null || code === undefined || catalogue === undefined
        ? undefined
        : { code, fit: code.bikeFit({ bike, product, catalogue }) },
    [bike, code, catalogue, product],
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
