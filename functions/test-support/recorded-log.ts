import type { Log } from '../src/model/log.ts';

/** Creates a log that passes errors to `error` and discards all other entries. */
export function recordedLog(error: Log['error'] = () => undefined): Log {
  return { info: () => undefined, warn: () => undefined, error };
}
