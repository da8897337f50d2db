/**
 * Kinds of changes that caches follow:
 * - `products`: a product was added, edited, archived or restored;
 * - `stock`: only a product's stock or rating changed;
 * - `reviews`: a published review was added, changed, hidden or deleted;
 * - `settings`: the shop's settings changed;
 * - `owner-pages`: the text of a page of the owner changed;
 * - `closed-orders`: an order was closed or reopened.
 */
export type ChangeKind = 'products' | 'stock' | 'reviews' | 'settings' | 'owner-pages' | 'closed-orders';

/** Changes in one commit of this process. */
export interface PublicChanges {
  readonly kinds: ReadonlySet<ChangeKind>;
  readonly productIds: readonly string[];
}

export type ChangeListener = (changes: PublicChanges) => void;
