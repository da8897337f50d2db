import type { BrowserContext, Page, Route } from '@playwright/test';

const unmatched = new WeakMap<BrowserContext, Set<string>>();

/** Returns the routed chunks of a context that no request matched. `test` expects none at its end. */
export function unmatchedChunks(context: BrowserContext): Set<string> {
  const names = unmatched.get(context) ?? new Set();
  unmatched.set(context, names);
  return names;
}

interface Chunk {
  readonly name: string;
  /** Number of requests to route; by default all. */
  readonly times?: number;
}

/**
 * Routes the requests of one script chunk by its name, such as `about`. The test fails if no request matches, because
 * a renamed module would otherwise leave the test without effect.
 */
export async function routeChunk(
  page: Page,
  { name, ...options }: Chunk,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  const names = unmatchedChunks(page.context()).add(name);
  const handle = async (route: Route) => {
    names.delete(name);
    await answer(route);
  };
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`, 'u'), handle, options);
}
