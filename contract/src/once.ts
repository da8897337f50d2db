/** Returns a function that computes a value at its first call and remembers it: `Intl` is too slow for module load. */
export function once<Value extends object>(compute: () => Value): () => Value {
  let known: Value | undefined;
  return () => (known ??= compute());
}
