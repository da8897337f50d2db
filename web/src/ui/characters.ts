const segmenter = new Intl.Segmenter();

/** Returns the first `count` characters of a text, counting an emoji as one (https://unicode.org/reports/tr29/). */
export function firstCharacters(text: string, count: number): string {
  if (text.length <= count) return text;
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
    .slice(0, count)
    .join('');
}
