/** Shorter ones are parts of too many other words. */
const leastCharacters = 3;

/** A text without these words, whatever their case. */
export function withoutWords(text: string, words: readonly string[], placeholder = '…'): string {
  const telling = words.map((word) => word.trim()).filter((word) => word.length >= leastCharacters);
  if (telling.length === 0) return text;
  const longestFirst = telling.toSorted((one, other) => other.length - one.length);
  const anyOf = longestFirst
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`))
    .join('|');
  return text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf})(?![\\p{L}\\p{N}])`, 'giu'), placeholder);
}

/** Fields of an audit entry that a person filled in freely, or that name one, in whatever encoding. */
const freeText = new Set(['reason', 'comment', 'customerName', 'url']);

/** A value of an audit entry without these words and without what was written freely. */
export function withoutPerson(value: unknown, words: readonly string[]): unknown {
  if (typeof value === 'string') return withoutWords(value, words);
  if (Array.isArray(value)) return value.map((item) => withoutPerson(item, words));
  // What Firestore has of its own, such as a time, stays as it is.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      freeText.has(name) ? '' : withoutPerson(field, words),
    ]),
  );
}
