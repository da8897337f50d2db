/** Maximum milliseconds of computing before the browser handles input again. */
const sliceMs = 8;

/**
 * Returns a function to await repeatedly within a long computation. It yields to the browser when a time slice is
 * used up.
 *
 * @throws the reason of `signal` if it is aborted
 */
export function timeSlices(signal: AbortSignal): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < sliceMs) return;
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    signal.throwIfAborted();
    start = performance.now();
  };
}
