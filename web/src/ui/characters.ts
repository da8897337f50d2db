const segmenter = new Intl.Segmenter();

/** The first `count` characters as people count them: an emoji, or a letter with its accents, is one (https://unicode.org/reports/tr29/). */
export function firstCharacters(text: string, count: number): string {
  if (text.length <= count) return text;
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
    .slice(0, count)
    .join('');
}
