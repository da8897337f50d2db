/** Minimum length of an erased word. Shorter words are too common to identify a person. */
const minCharacters = 3;

/** Replaces words in a text with a placeholder, ignoring case. */
export function withoutWords(text: string, words: readonly string[], placeholder = '…'): string {
  const telling = words.map((word) => word.trim()).filter((word) => word.length >= minCharacters);
  if (telling.length === 0) return text;
  const longestFirst = telling.toSorted((one, other) => other.length - one.length);
  const anyOf = longestFirst
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`))
    .join('|');
  return text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf})(?![\\p{L}\\p{N}])`, 'giu'), placeholder);
}

/** Audit fields that are cleared, because they may contain a name in any spelling or encoding. */
const freeText = new Set(['reason', 'comment', 'customerName', 'url']);

/** Erases a person from a value of an audit entry: replaces words, and clears free-text fields. */
export function withoutPerson(value: unknown, words: readonly string[]): unknown {
  if (typeof value === 'string') return withoutWords(value, words);
  if (Array.isArray(value)) return value.map((item) => withoutPerson(item, words));
  // Returns Firestore types, such as Timestamp, unchanged.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      freeText.has(name) ? '' : withoutPerson(field, words),
    ]),
  );
}
