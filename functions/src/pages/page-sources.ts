import {
  ApiError,
  type CatalogueProduct,
  type FirstPage,
  type Product,
  type productEndpoints,
  type Review,
  type reviewEndpoints,
} from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import { held } from '../http/held.ts';

/** What the drawn pages show: answers of the API to a visitor. */
export interface PageSources {
  catalogue(): Promise<readonly CatalogueProduct[]>;
  /** By id, slug, former slug or part number; null where none is sold by it. */
  product(id: string): Promise<Product | null>;
  /** The newest published reviews of a product. */
  reviews(productId: string): Promise<FirstPage<Review>>;
}

type PublicHandlers = Pick<Handlers<typeof productEndpoints>, 'listCatalogue' | 'getProduct'> &
  Pick<Handlers<typeof reviewEndpoints>, 'listReviews'>;

/** As many as the page asks for in the browser. */
const reviewsShown = 6;

/** @param cacheSeconds how long the catalogue is held, which every address of `/parts` shows, whatever its query; 0 holds nothing */
export function pageSources(
  handlers: PublicHandlers,
  cacheSeconds: number,
): (signal: AbortSignal) => PageSources {
  const catalogue = held(cacheSeconds, async (signal) => handlers.listCatalogue(visitorWith(signal)));
  return (signal) => ({
    ...partSources(handlers, visitorWith(signal)),
    catalogue: () => catalogue(signal),
  });
}

function visitorWith(signal: AbortSignal) {
  return { caller: null, rawBody: null, params: {}, query: {}, headers: {}, body: undefined, signal };
}

function partSources(
  handlers: PublicHandlers,
  visitor: ReturnType<typeof visitorWith>,
): Omit<PageSources, 'catalogue'> {
  return {
    product: async (id) => {
      try {
        return await handlers.getProduct({ ...visitor, params: { id } });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    reviews: async (productId) => {
      const query = { productId, limit: reviewsShown };
      const list = await handlers.listReviews({ ...visitor, query });
      return list.page({ limit: reviewsShown });
    },
  };
}
