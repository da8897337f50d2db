import { ApiError } from '@pedalworks/contract';
import { Mutex } from 'async-mutex';

/** Further requests get the client-rendered page, so that orders and payments find a free slot. */
const maxPages = 3;
/** Pause as a multiple of the rendering time. */
const restFactor = 3;

/** Renders one page at a time with pauses, because rendering blocks the process. */
export function drawingQueue(): (draw: () => Promise<string>) => Promise<string> {
  const mutex = new Mutex();
  let pages = 0;
  return async (draw) => {
    if (pages >= maxPages) throw new ApiError('service/unavailable');
    pages += 1;
    const release = await mutex.acquire();
    const began = performance.now();
    try {
      return await draw();
    } finally {
      pages -= 1;
      setTimeout(release, restFactor * (performance.now() - began));
    }
  };
}
