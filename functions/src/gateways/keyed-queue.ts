import { ApiError } from '@pedalworks/contract';

/** Less than `inTime` gives a call: whoever asked for work that begins later has been told that it failed. */
const longestWaitMilliseconds = 20_000;

/**
 * Runs work under one key one after the other within this process; work under other keys does not wait. Buyers of one
 * part and copies of one event would otherwise only collide in Firestore, each waiting ever longer before it tries
 * again; what other processes do at the same time, the transaction still sorts out.
 *
 * @throws ApiError `service/unavailable` for work that waited too long, which is then not begun
 */
export function keyedQueue(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const asked = performance.now();
    const result = before.then(() => {
      if (performance.now() - asked <= longestWaitMilliseconds) return work();
      throw new ApiError('service/unavailable', { cause: new Error('waited too long for its turn') });
    });
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    last.set(key, settled);
    void settled.then(() => {
      if (last.get(key) === settled) last.delete(key);
    });
    return result;
  };
}
