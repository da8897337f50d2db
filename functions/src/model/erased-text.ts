/** Minimum length of an erased word. Shorter words are too common to identify a person. */
const minCharacters = 3;

/** Replaces words in a text with a placeholder, ignoring case. */
export function withoutWords(text: string, words: readonly string[]): string {
  const telling = words.map((word) => word.trim()).filter((word) => word.length >= minCharacters);
  if (telling.length === 0) return text;
  const longestFirst = telling.toSorted((one, other) => other.length - one.length);
  const anyOf = longestFirst
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`))
    .join('|');
  return text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf})(?![\\p{L}\\p{N}])`, 'giu'), '…');
}
