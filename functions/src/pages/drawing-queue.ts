import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '@pedalworks/contract';

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
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (draw) => {
    if (waiting >= maxWaiting) throw new ApiError('service/unavailable');
    waiting += 1;
    const drawing = turn.then(async () => {
      const began = performance.now();
      const [outcome] = await Promise.allSettled([draw()]);
      return { outcome, milliseconds: performance.now() - began };
    });
    turn = drawing.then(({ milliseconds }) => delay(restFactor * milliseconds));
    const { outcome } = await drawing;
    waiting -= 1;
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  };
}
