import type { Product } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { PartTiles } from './part-tiles.tsx';
import { fitsWithQuery } from './queries.ts';

/** The parts that fit with one; nothing while they are not there. */
export function FitsWith({ product }: { readonly product: Product }) {
  const { data: parts = [] } = useQuery(fitsWithQuery(product));
  return <PartTiles heading="Fits with" parts={parts} />;
}
