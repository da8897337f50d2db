/** Remembers the result for each array as long as the array exists. Never mutate such arrays. */
export function memoized<Item, Result>(compute: (items: readonly Item[]) => Result) {
  const known = new WeakMap<readonly Item[], { readonly result: Result }>();
  return (items: readonly Item[]): Result => {
    const found = known.get(items);
    if (found !== undefined) return found.result;
    const result = compute(items);
    known.set(items, { result });
    return result;
  };
}
