import type { Product } from '@pedalworks/contract';
import { call } from '../../services/api-client.ts';
import { useLoaded, type Loading } from '../../services/use-loaded.ts';

/** Home shows at most 6 products (spec.md §9). */
export const shelfSize = 6;

/** The parts home shows. Asked as a visitor, so that shared caches may answer. */
export function useShelf(): Loading<readonly Product[]> {
  return useLoaded(loadShelf);
}

function loadShelf(signal: AbortSignal): Promise<Product[]> {
  return call('listProducts', { query: { limit: shelfSize }, token: null, signal });
}
