import { announceSession } from './access-token.ts';
import { localItems } from './browser-storage.ts';

/** Differences below this limit are ignored: a response may have been on its way for a while. */
const toleranceMs = 60_000;
const storageKey = 'clockOffset';

let offsetMs = Number(localItems.read(storageKey)) || 0;

/** Returns the server's time in milliseconds, because the device's clock may be wrong. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}

/**
 * Compares the device's clock with the `Date` header of a response. Ignores responses that a cache may have stored, or
 * that arrived late, for example because the device slept.
 */
export function noteServerTime(headers: Headers, sentAtMs: number): void {
  const serverMs = Date.parse(headers.get('Date') ?? '');
  const isStored = headers.get('Cache-Control')?.includes('no-store') !== true;
  if (isStored || Math.abs(Date.now() - sentAtMs) > toleranceMs) return;
  if (Number.isNaN(serverMs) || Math.abs(serverMs - serverNow()) < toleranceMs) return;
  offsetMs = serverMs - Date.now();
  localItems.write(storageKey, String(offsetMs));
  announceSession();
}
