import { ApiError } from '@pedalworks/contract';
import { Mutex } from 'async-mutex';

/** Length of the pause after each piece of work, as a multiple of its duration. */
const pauseFactor = 3;

export type RenderQueue = ReturnType<typeof renderQueue>;

/** Does one piece of costly work at a time, with pauses, because rendering and judging block the process. */
export function renderQueue() {
  const mutex = new Mutex();
  let queued = 0;
  /** @throws ApiError `service/unavailable` if `maxQueued` pieces of work are queued already */
  return async <Result>(work: () => Promise<Result> | Result, maxQueued: number): Promise<Result> => {
    if (queued >= maxQueued) throw new ApiError('service/unavailable');
    queued += 1;
    const release = await mutex.acquire();
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      queued -= 1;
      setTimeout(release, pauseFactor * (performance.now() - startedAt));
    }
  };
}
