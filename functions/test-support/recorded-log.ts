import type { Log } from '../src/model/log.ts';

/** Discards all log entries, but passes errors to `error`. */
export function recordedLog(error: Log['error'] = () => undefined): Log {
  return { info: () => undefined, warn: () => undefined, error };
}
