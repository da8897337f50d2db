/** Maximum concurrent calls: hides latency, but stays well below Stripe's limit of 100 requests a second. */
const maxConcurrent = 8;

/**
 * Runs `work` for each item, several at a time. Starts no more after the signal aborts or an item fails.
 * @throws the first error, after all started items have ended
 */
export async function forEachConcurrently<T>(
  items: AsyncIterable<T> | Iterable<T>,
  signal: AbortSignal,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = streamed(items);
  const stop = new AbortController();
  const isOver = AbortSignal.any([signal, stop.signal]);
  const runWorker = async () => {
    try {
      while (!isOver.aborted) {
        const next = await queue.next();
        if (next.done === true) return;
        await work(next.value);
      }
    } catch (error) {
      stop.abort(error);
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, runWorker));
  await queue.return();
  stop.signal.throwIfAborted();
}

async function* streamed<T>(items: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T, void> {
  yield* items;
}
