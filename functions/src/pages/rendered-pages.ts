import {
  featuredCount,
  interfaceOf,
  isOwnerPageKey,
  reviewsPerPage,
  type CatalogueProduct,
  type HomePath,
  type OwnerPageKey,
  type PageRenderer,
  type WithdrawalPage,
} from '@pedalworks/contract';
import type { Caches, MemoryCache } from '../http/caches.ts';
import type { PictureAddress } from '../images/picture-address.ts';
import type { Ports } from '../ports.ts';
import type { CatalogueSnapshots } from '../products/catalogue-snapshot.ts';
import { linkedPages } from '../owner-pages/linked-pages.ts';
import { toOwnerPage } from '../owner-pages/owner-page-handlers.ts';
import { toProduct } from '../products/product-answer.ts';
import { publicReviews } from '../reviews/review-handlers.ts';
import { publicSettings } from '../settings/public-settings.ts';
import type { RenderQueue } from './render-queue.ts';
import { loadPageRenderer, type RendererPlace } from './page-renderer.ts';

type PagePorts = Pick<Ports, 'products' | 'reviews' | 'settings' | 'ownerPages'>;

type PublicPlace = Omit<RendererPlace, 'linkedPages' | 'offersWithdrawal'>;

interface SharedState {
  readonly caches: Caches;
  readonly snapshots: CatalogueSnapshots;
  readonly pictures: PictureAddress;
  readonly queue: RenderQueue;
}

export type Outcome =
  | { readonly kind: 'page'; readonly html: string; readonly status: 200 | 404 }
  | { readonly kind: 'moved'; readonly address: string }
  | { readonly kind: 'missing' };

export type RenderedPages = ReturnType<typeof renderedPages>;

/** Matches all slugs, ids and part numbers, but no reserved Firestore ids (`.`, `..`, `__x__`). */
export const partPathPattern = /^(?!__|\.+$)[\w.~/-]{1,200}$/u;

/** Renders each page at most once a minute. `search` is a URL's query string: empty, or starting with `?`. */
export function renderedPages(ports: PagePorts, settings: PublicPlace, shared: SharedState) {
  const footer = footerReaders(ports);
  const renderer = loadPageRenderer({ ...settings, ...footer });
  const outcomes = pageCache(shared.caches);
  const catalogue = async () => (await shared.snapshots.forLists()).entries;
  const render = (page: () => Promise<string>) => shared.queue(page, maxPages);
  const renderHomePage = homeRenderer(ports, { ...shared, renderer, render });
  const renderPartPage = partRenderer(ports, { ...shared, renderer, render });
  return {
    catalogue,
    linkedPages: footer.linkedPages,
    home: (path: HomePath): Promise<Outcome> => outcomes.get(path, () => renderHomePage(path)),
    parts: async (search: string): Promise<Outcome> => {
      const { catalogueSearch, purchaseSearch, renderParts } = await renderer();
      const entries = await catalogue();
      const view = catalogueSearch(entries, search);
      const address = addressWith('/parts', view, purchaseSearch(search));
      if (!isSameQuery(search, address)) return { kind: 'moved', address };
      return outcomes.get(`/parts${view}`, () => toPage(render(() => renderParts(entries, view))));
    },
    part: async (slug: string, search: string): Promise<Outcome> => {
      if (!partPathPattern.test(slug)) return { kind: 'missing' };
      const { purchaseSearch } = await renderer();
      const purchase = purchaseSearch(search);
      const address = addressWith(`/parts/${encodeURIComponent(slug)}`, purchase);
      if (!isSameQuery(search, address)) return { kind: 'moved', address };
      const outcome = await outcomes.get(`/parts/${slug}`, () => renderPartPage(slug));
      return outcome.kind === 'moved'
        ? { ...outcome, address: addressWith(outcome.address, purchase) }
        : outcome;
    },
    ...standardPages({ renderer, catalogue, render, outcomes }),
    ...ownerPages(ports, { renderer, render, outcomes }),
    withdrawal: withdrawalRenderer(renderer, shared.queue),
    notFound: async () => {
      const { renderNotFound } = await renderer();
      return outcomes.get('/404', () => toPage(render(renderNotFound), 404));
    },
  };
}

/** Returns readers of what the footer links. Not cached, so that a page of the owner and its footer are equally new. */
function footerReaders({ ownerPages, settings }: PagePorts) {
  return {
    linkedPages: async () => linkedPages(await ownerPages.readAll()),
    offersWithdrawal: async () => (await settings.read()).withdrawal !== 'off',
  };
}

async function toPage(html: Promise<string>, status: 200 | 404 = 200): Promise<Outcome> {
  return { kind: 'page', html: await html, status };
}

interface RenderContext {
  readonly renderer: () => Promise<PageRenderer>;
  readonly render: (page: () => Promise<string>) => Promise<string>;
}

interface ProductContext extends RenderContext, Pick<SharedState, 'snapshots' | 'pictures'> {}

function homeRenderer(ports: PagePorts, { snapshots, pictures, renderer, render }: ProductContext) {
  return async (path: HomePath): Promise<Outcome> => {
    const [{ renderHome }, snapshot, reviews] = await Promise.all([
      renderer(),
      snapshots.forLists(),
      publicReviews(ports).page({ limit: reviewsPerPage }),
    ]);
    const featured = snapshot.products.slice(0, featuredCount);
    const products = featured.map((product) => toProduct(product, pictures, snapshot));
    return toPage(render(() => renderHome({ path, products, reviews })));
  };
}

function partRenderer(ports: PagePorts, { snapshots, pictures, renderer, render }: ProductContext) {
  return async (slug: string): Promise<Outcome> => {
    const [found, snapshot] = await Promise.all([ports.products.find(slug), snapshots.forLists()]);
    if (found === null) return { kind: 'missing' };
    if (found.slug !== slug) return { kind: 'moved', address: `/parts/${found.slug}` };
    const { renderPart, renderArchivedPart } = await renderer();
    const product = toProduct(found, pictures, snapshot);
    const { entries: catalogue } = snapshot;
    if (product.status === 'archived')
      return toPage(
        render(() => renderArchivedPart(product, catalogue)),
        404,
      );
    const [reviews, stored] = await Promise.all([
      publicReviews(ports, product._id).page({ limit: reviewsPerPage }),
      ports.settings.read(),
    ]);
    const settings = publicSettings(stored);
    return toPage(render(() => renderPart({ product, reviews, catalogue, settings })));
  };
}

interface CachedContext extends RenderContext {
  readonly outcomes: MemoryCache<Outcome>;
}

function ownerPages({ ownerPages: store }: PagePorts, { renderer, render, outcomes }: CachedContext) {
  const renderOwner = async (key: OwnerPageKey): Promise<Outcome> => {
    const page = await store.read(key);
    if (page.text === '') return { kind: 'missing' };
    const [{ renderOwnerPage }, answer] = await Promise.all([renderer(), toOwnerPage(page)]);
    return toPage(render(() => renderOwnerPage(answer)));
  };
  return {
    owner: async (key: string): Promise<Outcome> =>
      isOwnerPageKey(key) ? outcomes.get(`/pages/${key}`, () => renderOwner(key)) : { kind: 'missing' },
  };
}

function withdrawalRenderer(renderer: RenderContext['renderer'], queue: RenderQueue) {
  return async (page: WithdrawalPage, path: string): Promise<string> => {
    const { renderWithdrawal } = await renderer();
    return queue(() => renderWithdrawal(page, path), maxWithdrawals);
  };
}

interface StandardContext extends CachedContext {
  readonly catalogue: () => Promise<readonly CatalogueProduct[]>;
}

function standardPages({ renderer, catalogue, render, outcomes }: StandardContext) {
  return {
    standards: async (): Promise<Outcome> => {
      const { renderStandards } = await renderer();
      return outcomes.get('/standards', () => toPage(render(renderStandards)));
    },
    standard: async (key: string): Promise<Outcome> => {
      if (interfaceOf(key) === undefined) return { kind: 'missing' };
      const [{ renderStandard }, entries] = await Promise.all([renderer(), catalogue()]);
      return outcomes.get(`/standards/${key}`, () => toPage(render(() => renderStandard(key, entries))));
    },
  };
}

/** Also caches missing pages, so that unknown slugs do not query Firestore each time. */
function pageCache(caches: Caches): MemoryCache<Outcome> {
  const sizeOf = (outcome: Outcome) => (outcome.kind === 'page' ? outcome.html.length : 100);
  const isFound = (outcome: Outcome) => outcome.kind === 'page' && outcome.status === 200;
  return caches.open('pages', sizeOf, (outcome) => (isFound(outcome) ? 'pages' : 'missingPages'));
}

/** Maximum queued pages. Further requests get the client-rendered app, so that API requests are not delayed. */
const maxPages = 3;

/** Maximum queued pages if one of them is a step of the withdrawal, which the browser cannot render. */
const maxWithdrawals = 20;

function addressWith(path: string, ...searches: readonly string[]): string {
  const query = searches.map((search) => search.replace(/^\?/u, '')).filter((search) => search !== '');
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** True if the queries differ at most in parameter order and encoding, which a proxy may rewrite. */
function isSameQuery(search: string, address: string): boolean {
  const sorted = (text: string) => {
    const query = new URLSearchParams(text);
    query.sort();
    return query.toString();
  };
  return sorted(search) === sorted(address.split('?')[1] ?? '');
}
