import { ApiError } from '@pedalworks/contract';
import { Mutex } from 'async-mutex';

/** Maximum queued pages. Further requests get the client-rendered app, so that API requests are not delayed. */
const maxPages = 3;
/** Length of the pause after each page, as a multiple of the page's rendering time. */
const pauseFactor = 3;

/** Renders one page at a time with pauses, because rendering blocks the process. */
export function renderQueue(): (render: () => Promise<string>) => Promise<string> {
  const mutex = new Mutex();
  let pages = 0;
  return async (render) => {
    if (pages >= maxPages) throw new ApiError('service/unavailable');
    pages += 1;
    const release = await mutex.acquire();
    const startedAt = performance.now();
    try {
      return await render();
    } finally {
      pages -= 1;
      setTimeout(release, pauseFactor * (performance.now() - startedAt));
    }
  };
}
