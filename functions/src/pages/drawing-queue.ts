import { ApiError } from '@pedalworks/contract';
import { Mutex } from 'async-mutex';

/** Beyond it a request gets the client-rendered page instead of waiting. */
const maxWaiting = 12;
/** Times as long as a page took: an order beside it is seldom kept waiting by more than one. */
const restFactor = 3;

/**
 * Draws one page at a time, and rests after each: rendering blocks the process, and orders and payments must have their turn.
 *
 * @throws ApiError `service/unavailable` where too many wait
 */
export function drawingQueue(): (draw: () => Promise<string>) => Promise<string> {
  const mutex = new Mutex();
  let waiting = 0;
  return async (draw) => {
    if (waiting >= maxWaiting) throw new ApiError('service/unavailable');
    waiting += 1;
    const release = await mutex.acquire();
    const began = performance.now();
    try {
      return await draw();
    } finally {
      waiting -= 1;
      setTimeout(release, restFactor * (performance.now() - began));
    }
  };
}
