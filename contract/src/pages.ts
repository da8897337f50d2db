import type { CatalogueProduct, Product } from './products.ts';
import type { Review } from './reviews.ts';
import type { Settings } from './settings.ts';

export interface FirstPage<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

export interface PartPage {
  readonly product: Product;
  readonly fitsWith: readonly Product[];
  readonly reviews: FirstPage<Review>;
  readonly catalogue: readonly CatalogueProduct[];
  readonly settings: Settings;
}

/** Renders whole HTML documents as a signed-out visitor first sees them. */
export interface PageRenderer {
  /** Returns the canonical form of a query such as `?category=brakes`; empty for the whole catalogue. */
  readonly catalogueSearch: (catalogue: readonly CatalogueProduct[], search: string) => string;
  /** Returns the parameters of the purchase dialog, which do not change the rendered page. */
  readonly purchaseSearch: (search: string) => string;
  /** @param search result of `catalogueSearch` */
  readonly renderParts: (catalogue: readonly CatalogueProduct[], search: string) => Promise<string>;
  readonly renderPart: (page: PartPage) => Promise<string>;
  readonly renderArchivedPart: (product: Product, catalogue: readonly CatalogueProduct[]) => Promise<string>;
  readonly renderNotFound: () => Promise<string>;
}

export interface PageSettings {
  readonly template: string;
  readonly publicAddress: string;
}

export interface PageRendererModule {
  readonly pageRenderer: (settings: PageSettings) => PageRenderer;
}
