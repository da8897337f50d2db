import type { Log } from '../src/model/log.ts';

/** A log that writes nothing, and hands on the errors. */
export function recordedLog(error: Log['error'] = () => undefined): Log {
  return { info: () => undefined, warn: () => undefined, error };
}
