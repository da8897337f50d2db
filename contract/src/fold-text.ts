/** What normalization cannot take apart. */
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
  '⁄': '/',
};

/** A text to compare with others: lower case, without accents, `ø` as `o`, `½` as `1/2`. */
export function foldText(text: string): string {
  // Between two digits the fraction would run into the number: `2½` is two and a half.
  const apart = text.replaceAll(/(?<=\d)(?=[¼-¾⅐-⅞])/gu, ' ');
  return Array.from(apart.toLowerCase().normalize('NFKD'), (letter) => spelledOut[letter] ?? letter)
    .join('')
    .replaceAll(/\p{Mark}/gu, '');
}
