/** Remembers the result for each array or object as long as it exists. Never mutate such arrays and objects. */
export function memoized<Key extends object, Result>(compute: (key: Key) => Result) {
  const known = new WeakMap<Key, { readonly result: Result }>();
  return (key: Key): Result => {
    const found = known.get(key);
    if (found !== undefined) return found.result;
    const result = compute(key);
    known.set(key, { result });
    return result;
  };
}
