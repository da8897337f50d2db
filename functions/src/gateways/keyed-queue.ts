/**
 * Runs work under one key one after the other within this process; work under other keys does not wait. Buyers of one
 * part and copies of one event would otherwise only collide in Firestore, each waiting ever longer before it tries
 * again; what other processes do at the same time, the transaction still sorts out.
 */
export function keyedQueue(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const result = before.then(work);
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
