/** What accents cannot be taken off. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
/** Leaves room for a number behind it. */
const longestMade = 80;

/** A name as an address has it: lower-case letters and digits without accents, joined by hyphens; `part` where none is left. */
export function slugOf(name: string): string {
  const plain = Array.from(name.toLowerCase().normalize('NFKD'), (letter) => spelledOut[letter] ?? letter);
  const words = plain
    .join('')
    .replace(/\p{Mark}|['’]/gu, '')
    .split(/[^a-z0-9]+/u);
  const slug = words.filter((word) => word !== '').join('-');
  const cut = slug.length > longestMade ? slug.slice(0, longestMade).replace(/-[^-]*$/u, '') : slug;
  return cut === '' ? 'part' : cut;
}
