import { ConnectionError } from './connection-error.ts';

/**
 * Loads this document anew, but not into the browser's own "no internet" page: what is shown stays until the shop
 * can be reached.
 *
 * @throws ConnectionError when it cannot
 */
export async function loadAnew(): Promise<void> {
  await reachShop();
  location.reload();
}

/**
 * Asks whether there is a way to the shop. The browser does not know: a network that leads nowhere is "online" to it, and a
 * shop on an "offline" machine is reached.
 *
 * @throws ConnectionError when there is none
 */
export async function reachShop(signal: AbortSignal | null = null): Promise<void> {
  await fetch('/', { method: 'HEAD', cache: 'no-store', signal }).catch((error: unknown) => {
    throw new ConnectionError('unreachable', error);
  });
}

/** How often the browser has said so, in this document. */
let timesBack = 0;
if ('document' in globalThis)
  addEventListener('online', () => {
    timesBack += 1;
  });

/** To be noted when something begins that the line may fail: it may be back before anybody knows that it was gone. */
export function lineNow(): number {
  return timesBack;
}

interface LineLost {
  /** The {@link lineNow} when what failed began. */
  readonly since: number;
  readonly goOn: () => void;
  /** Ends the waiting. */
  readonly signal: AbortSignal;
}

/** Calls `goOn` whenever the browser says that there is a line again, and at once if it has said so meanwhile. */
export function whenLineIsBack({ since, goOn, signal }: LineLost): void {
  addEventListener('online', goOn, { signal });
  if (timesBack > since && !signal.aborted) goOn();
}
