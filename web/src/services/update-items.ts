import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from './api-client.ts';

/** Replaces each item of loaded pages by the items that `update` returns for it. */
export function updateItems<T, Param>(
  data: InfiniteData<Page<readonly T[]>, Param>,
  update: (item: T) => readonly T[],
): InfiniteData<Page<readonly T[]>, Param> {
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.flatMap(update) })) };
}
