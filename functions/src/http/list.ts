/** What `?limit=` and `?cursor=` ask for (docs/api.md, Paging). */
export interface PageRequest {
  readonly limit: number;
  /** Where the page before ended, as its `nextCursor` said. */
  readonly cursor?: string | undefined;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** Opaque; null on the last page. */
  readonly nextCursor: string | null;
}

/** A list that can be read page by page, or whole without ever being held whole. */
export interface List<T> {
  page(request: PageRequest): Promise<Page<T>>;
  all(): AsyncIterable<T>;
  /** Set where a cacheable call answers what not everyone may see. */
  readonly personal?: boolean;
}

/** The same list, each item turned into another shape. */
export function mapList<A, B>(list: List<A>, shape: (item: A) => B): List<B> {
  return {
    async page(request) {
      const { items, nextCursor } = await list.page(request);
      return { items: items.map(shape), nextCursor };
    },
    async *all() {
      for await (const item of list.all()) yield shape(item);
    },
  };
}

/** The same list without some of its items: a page may hold fewer than asked for, though more pages follow. */
export function filterList<T>(list: List<T>, isShown: (item: T) => boolean): List<T> {
  return {
    async page(request) {
      const { items, nextCursor } = await list.page(request);
      return { items: items.filter(isShown), nextCursor };
    },
    async *all() {
      for await (const item of list.all()) if (isShown(item)) yield item;
    },
  };
}

/** Keeps a list out of every cache, although its call is declared cacheable. */
export function personal<T>(list: List<T>): List<T> {
  return { page: (request) => list.page(request), all: () => list.all(), personal: true };
}
