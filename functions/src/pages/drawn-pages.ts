import type { CatalogueProduct, PageRenderer } from '@pedalworks/contract';
import { memory, noMemory } from '../http/memory.ts';
import { pictureAddress } from '../images/picture-address.ts';
import type { Ports } from '../ports.ts';
import { productReader, type ProductReader } from '../products/product-reader.ts';
import { publicReviews } from '../reviews/review-handlers.ts';
import { drawingQueue } from './drawing-queue.ts';
import { loadPageRenderer, type RendererPlace } from './page-renderer.ts';

interface PageSettings extends RendererPlace {
  /** 0 keeps nothing in memory; otherwise pages and the catalogue they show are kept for {@link pageSeconds}. */
  readonly publicCacheSeconds: number;
}

/** What an address leads to. */
export type Outcome =
  | { readonly kind: 'page'; readonly html: string; readonly status: 200 | 404 }
  | { readonly kind: 'moved'; readonly address: string }
  | { readonly kind: 'missing' };

export type DrawnPages = ReturnType<typeof drawnPages>;

export const pageSeconds = 60;
/** Short, so that a part added under an address that was missing appears soon. */
export const missingSeconds = 5;

/** No slug, id or part number is longer, or has other characters; Firestore reserves `.`, `..` and `__x__`. */
export const namesProduct = /^(?!__|\.+$)[\w.~/-]{1,200}$/u;
const maxFitting = 8;
/** As many as the page asks for in the browser. */
const reviewsShown = 6;

/**
 * Draws pages with the web app, one for all who ask for the same within a minute. Each takes the query as it was sent, with its
 * question mark.
 */
export function drawnPages(ports: Pick<Ports, 'products' | 'reviews' | 'settings'>, settings: PageSettings) {
  const renderer = loadPageRenderer(settings);
  const products = productReader(ports.products, pictureAddress(settings.publicAddress));
  const { outcomes, catalogues } = memories(settings.publicCacheSeconds);
  const draw = drawingQueue();
  const catalogue = () => catalogues.get('', () => products.catalogue());
  const drawPart = partDrawer(ports, { products, renderer, catalogue, draw });
  return {
    /** What `/parts` shows. */
    catalogue,
    parts: async (search: string): Promise<Outcome> => {
      const { catalogueSearch, purchaseSearch, renderParts } = await renderer();
      const entries = await catalogue();
      const view = catalogueSearch(entries, search);
      const address = addressOf('/parts', view, purchaseSearch(search));
      if (!isSameQuery(search, address)) return { kind: 'moved', address };
      return outcomes.get(`/parts${view}`, () => asPage(draw(() => renderParts(entries, view))));
    },
    part: async (slug: string, search: string): Promise<Outcome> => {
      if (!namesProduct.test(slug)) return { kind: 'missing' };
      const { purchaseSearch } = await renderer();
      const purchase = purchaseSearch(search);
      const address = addressOf(`/parts/${encodeURIComponent(slug)}`, purchase);
      if (!isSameQuery(search, address)) return { kind: 'moved', address };
      const outcome = await outcomes.get(`/parts/${slug}`, () => drawPart(slug));
      return outcome.kind === 'moved'
        ? { ...outcome, address: addressOf(outcome.address, purchase) }
        : outcome;
    },
    notFound: async () => {
      const { renderNotFound } = await renderer();
      return outcomes.get('/404', () => asPage(draw(renderNotFound), 404));
    },
    /** To be called when a product, a review or a setting was written. */
    clear: () => {
      outcomes.clear();
      catalogues.clear();
    },
  };
}

async function asPage(html: Promise<string>, status: 200 | 404 = 200): Promise<Outcome> {
  return { kind: 'page', html: await html, status };
}

interface Drawing {
  readonly products: ProductReader;
  readonly renderer: () => Promise<PageRenderer>;
  readonly catalogue: () => Promise<readonly CatalogueProduct[]>;
  readonly draw: ReturnType<typeof drawingQueue>;
}

/** Draws a part's page, once all that it shows is read. */
function partDrawer(ports: Pick<Ports, 'products' | 'reviews' | 'settings'>, drawing: Drawing) {
  const { products, renderer, catalogue, draw } = drawing;
  return async (slug: string): Promise<Outcome> => {
    const product = await products.product(slug);
    if (product === null) return { kind: 'missing' };
    if (product.slug !== slug) return { kind: 'moved', address: `/parts/${product.slug}` };
    const { renderPart, renderArchivedPart } = await renderer();
    if (product.status === 'archived') {
      const entries = await catalogue();
      return asPage(
        draw(() => renderArchivedPart(product, entries)),
        404,
      );
    }
    const [fitsWith, reviews, entries, settings] = await Promise.all([
      products.products(product.fitsWith.slice(0, maxFitting)),
      publicReviews(ports, product._id).page({ limit: reviewsShown }),
      catalogue(),
      ports.settings.read(),
    ]);
    return asPage(draw(() => renderPart({ product, fitsWith, reviews, catalogue: entries, settings })));
  };
}

function memories(publicCacheSeconds: number) {
  const remember = publicCacheSeconds === 0 ? noMemory : memory;
  // Not found is remembered too: an unknown slug is not asked of Firestore each time.
  const outcomes = remember<Outcome>({
    secondsOf: ({ kind }) => (kind === 'page' ? pageSeconds : missingSeconds),
    maxSize: 32 * 1024 * 1024,
    sizeOf: (outcome) => (outcome.kind === 'page' ? outcome.html.length : 100),
  });
  const catalogues = remember<readonly CatalogueProduct[]>({
    secondsOf: () => pageSeconds,
    maxSize: 1_000_000,
    sizeOf: ({ length }) => length + 1,
  });
  return { outcomes, catalogues };
}

function addressOf(path: string, ...searches: readonly string[]): string {
  const query = searches.map((search) => search.replace(/^\?/u, '')).filter((search) => search !== '');
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** However names are ordered and characters encoded on the way: a proxy that writes them its own way must not be sent round in circles. */
function isSameQuery(search: string, address: string): boolean {
  const sorted = (text: string) => {
    const query = new URLSearchParams(text);
    query.sort();
    return query.toString();
  };
  return sorted(search) === sorted(address.split('?')[1] ?? '');
}
