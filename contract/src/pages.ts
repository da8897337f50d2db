import type { CatalogueProduct, Product } from './products.ts';
import type { Review } from './reviews.ts';
import type { Settings } from './settings.ts';

/** One page of a list, as the API answers it. */
export interface FirstPage<T> {
  readonly items: readonly T[];
  /** Where the next page begins; null where there is none. */
  readonly nextCursor: string | null;
}

export interface PartPage {
  readonly product: Product;
  readonly fitsWith: readonly Product[];
  readonly reviews: FirstPage<Review>;
  /** Among it are the part's other sizes. */
  readonly catalogue: readonly CatalogueProduct[];
  readonly settings: Settings;
}

/** Draws whole HTML documents with the web app itself, as a visitor without a session sees them first. */
export interface PageRenderer {
  /** What of a query the catalogue shows, as `?category=brakes`, always written the same; empty for all of it. */
  readonly catalogueSearch: (catalogue: readonly CatalogueProduct[], search: string) => string;
  /** The part of a query that opens a purchase. It does not change the page that is drawn. */
  readonly purchaseSearch: (search: string) => string;
  /** @param search as `catalogueSearch` answers it */
  readonly renderParts: (catalogue: readonly CatalogueProduct[], search: string) => Promise<string>;
  readonly renderPart: (page: PartPage) => Promise<string>;
  /** That a part is no longer made, and the parts nearest to it. */
  readonly renderArchivedPart: (product: Product, catalogue: readonly CatalogueProduct[]) => Promise<string>;
  readonly renderNotFound: () => Promise<string>;
}

export interface PageSettings {
  /** The document the web build makes, without content. */
  readonly template: string;
  /** Where the shop's pages stand, without a slash at the end. */
  readonly publicAddress: string;
}

/** What the web build's module for Node exports (docs/decisions, Pages drawn by the server). */
export interface PageRendererModule {
  readonly pageRenderer: (settings: PageSettings) => PageRenderer;
}
