import type { LinkedPage, OwnerPage } from './owner-pages.ts';
import type { CatalogueProduct, Product } from './products.ts';
import type { Review } from './reviews.ts';
import type { Settings } from './settings.ts';
import type { WithdrawalPage } from './withdrawal-page.ts';

/** Number of products on the home page. */
export const featuredCount = 6;
/** Number of reviews that a page of the shop displays first, and loads at a time. */
export const reviewsPerPage = 6;

export interface FirstPage<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

export interface HomePage {
  readonly path: HomePath;
  /** First products of the catalogue. */
  readonly products: readonly Product[];
  readonly reviews: FirstPage<Review>;
}

/** Address of the home page; both show the same. */
export type HomePath = '/' | '/home';

export interface PartPage {
  readonly product: Product;
  readonly reviews: FirstPage<Review>;
  /** Catalogue from which the page judges compatibility. */
  readonly catalogue: readonly CatalogueProduct[];
  readonly settings: Settings;
}

/** Renderer of whole HTML documents for signed-out visitors. */
export interface PageRenderer {
  /** Returns the canonical form of filters such as `?category=brakes`; empty if nothing is filtered. */
  readonly catalogueSearch: (catalogue: readonly CatalogueProduct[], search: string) => string;
  /** Returns the query parameters of the purchase dialog, which do not affect the rendered page. */
  readonly purchaseSearch: (search: string) => string;
  readonly renderHome: (page: HomePage) => Promise<string>;
  /** @param search canonical filters from `catalogueSearch` */
  readonly renderParts: (catalogue: readonly CatalogueProduct[], search: string) => Promise<string>;
  readonly renderPart: (page: PartPage) => Promise<string>;
  readonly renderArchivedPart: (product: Product, catalogue: readonly CatalogueProduct[]) => Promise<string>;
  readonly renderStandards: () => Promise<string>;
  readonly renderStandard: (key: string, catalogue: readonly CatalogueProduct[]) => Promise<string>;
  readonly renderOwnerPage: (page: OwnerPage) => Promise<string>;
  /** @param path path of the page, which decides what the browser hydrates */
  readonly renderWithdrawal: (page: WithdrawalPage, path: string) => Promise<string>;
  readonly renderNotFound: () => Promise<string>;
}

export interface PageSettings {
  readonly template: string;
  readonly publicAddress: string;
  /** Returns the pages of the owner that the footer links. */
  readonly linkedPages: () => Promise<readonly LinkedPage[]>;
  /** True if the footer links the withdrawal. */
  readonly offersWithdrawal: () => Promise<boolean>;
}

export interface PageRendererModule {
  readonly pageRenderer: (settings: PageSettings) => PageRenderer;
}
