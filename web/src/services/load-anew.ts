import { ConnectionError } from './connection-error.ts';

/**
 * Loads this document anew, but not into the browser's own "no internet" page: what is shown stays until the shop
 * can be reached.
 *
 * @throws ConnectionError when it cannot
 */
export async function loadAnew(): Promise<void> {
  // A machine without any network is "offline" to its browser and still reaches a shop of its own.
  if (!navigator.onLine) await ask();
  location.reload();
}

async function ask(): Promise<void> {
  await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch((error: unknown) => {
    throw new ConnectionError('unreachable', error);
  });
}

/** Calls `goOn` when the browser says that there is a line again; answers how to stop listening. */
export function onceOnline(goOn: () => void): () => void {
  const listener = () => {
    goOn();
  };
  addEventListener('online', listener, { once: true });
  return () => {
    removeEventListener('online', listener);
  };
}

/**
 * Calls `goOn` when the line that failed is back. Listens from the beginning: it may be back before anybody knows that
 * it was gone.
 */
export function watchLine(goOn: () => void): { readonly hasFailed: () => void; readonly stop: () => void } {
  let isCutOff = false;
  let isBack = false;
  const stop = onceOnline(() => {
    isBack = true;
    if (isCutOff) goOn();
  });
  const hasFailed = () => {
    isCutOff = true;
    if (isBack) goOn();
  };
  return { hasFailed, stop };
}
