import { ApiError } from '@pedalworks/contract';
import { Mutex } from 'async-mutex';

/**
 * Pages drawn or waiting at a time; beyond it a request gets the client-rendered page. An instance takes ten requests (index.ts):
 * waiting pages must not fill the places of orders and payments.
 */
const maxPages = 3;
/** Times as long as a page took: an order beside it is seldom kept waiting by more than one. */
const restFactor = 3;

/**
 * Draws one page at a time, and rests after each: rendering blocks the process, and orders and payments must have their turn.
 *
 * @throws ApiError `service/unavailable` where too many wait
 */
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
