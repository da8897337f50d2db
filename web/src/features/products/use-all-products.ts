import type { Product } from '@pedalworks/contract';
import { callPage, type Page } from '../../services/api-client.ts';
import { endingSession } from '../../services/session-refusal.ts';
import { usePages, type Pages } from '../../services/use-pages.ts';

const pageSize = 100;

const loadProducts = endingSession(
  (signal: AbortSignal | undefined, cursor?: string): Promise<Page<readonly Product[]>> =>
    callPage('listAllProducts', { query: { limit: pageSize, cursor }, ...(signal && { signal }) }),
);

/** Every part in display order, straight from the shop and never from a cache. */
export function useAllProducts(): Pages<Product> {
  return usePages(loadProducts);
}
