export interface PageRequest {
  readonly limit: number;
  /** `nextCursor` of the previous page; undefined for the first page. */
  readonly cursor?: string | undefined;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** Opaque cursor; null on the last page. */
  readonly nextCursor: string | null;
}

/** List that can be read by page or as a stream. */
export interface List<T> {
  page(request: PageRequest): Promise<Page<T>>;
  all(): AsyncIterable<T>;
}

const pageItems = 200;

/** Yields a list's items page by page. Unlike a stream, this keeps no query open while the consumer is slow. */
export async function* itemsByPage<T>(list: Pick<List<T>, 'page'>): AsyncGenerator<T> {
  for (let cursor: string | undefined, isLast = false; !isLast;) {
    const { items, nextCursor } = await list.page({ limit: pageItems, cursor });
    yield* items;
    isLast = nextCursor === null;
    cursor = nextCursor ?? undefined;
  }
}

const batchItems = 100;

/** @param shape maps the items of a page, or up to a hundred items of a stream; may drop items */
export function mapList<A, B>(
  list: List<A>,
  shape: (items: readonly A[]) => readonly B[] | Promise<readonly B[]>,
): List<B> {
  return {
    async page(request) {
      const { items, nextCursor } = await list.page(request);
      return { items: await shape(items), nextCursor };
    },
    async *all() {
      let batch: A[] = [];
      for await (const item of list.all()) {
        if (batch.push(item) < batchItems) continue;
        yield* await shape(batch);
        batch = [];
      }
      yield* await shape(batch);
    },
  };
}

/** Concatenates lists. A cursor starts with the index of its list, such as `1.` for the second one. */
export function joinedLists<T>(lists: readonly List<T>[]): List<T> {
  return {
    async page({ limit, cursor = '0.' }) {
      const [place, inner] = [Number(cursor.slice(0, 1)), cursor.slice(2)];
      const list = lists[place];
      if (list === undefined) return { items: [], nextCursor: null };
      const page = await list.page({ limit, cursor: inner === '' ? undefined : inner });
      if (page.nextCursor !== null) return { ...page, nextCursor: `${String(place)}.${page.nextCursor}` };
      return { ...page, nextCursor: place + 1 < lists.length ? `${String(place + 1)}.` : null };
    },
    async *all() {
      for (const list of lists) yield* list.all();
    },
  };
}

/** Creates a list that calls `choose` each time it is read, and reads the chosen list. */
export function deferredList<T>(choose: () => Promise<List<T>>): List<T> {
  return {
    page: async (request) => (await choose()).page(request),
    async *all() {
      yield* (await choose()).all();
    },
  };
}
