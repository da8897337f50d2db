import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { partsById, type Parts } from '../../features/orders/order-parts.ts';
import { catalogueQuery } from '../../features/products/catalogue/queries.ts';

export function useParts(): Parts {
  const { data } = useQuery(catalogueQuery());
  return useMemo(() => partsById(data), [data]);
}
