/** What normalization cannot take apart. */
const replacements: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  '⁄': '/',
};

/** A text to compare with others: lower case, without accents and invisible marks, `ø` as `o`, `½` as `1/2`, digits as 0 to 9. */
export function foldText(text: string): string {
  // Between two digits the fraction would run into the number: `2½` is two and a half.
  const separated = text.replaceAll(/(?<=\d)(?=[¼-¾⅐-⅞])/gu, ' ');
  return Array.from(separated.toLowerCase().normalize('NFKD'), (letter) => replacements[letter] ?? letter)
    .join('')
    .replaceAll(/[\p{Mark}\p{Cf}]/gu, '')
    .replaceAll(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
}

/** Words of a text as they are compared: folded, without punctuation. */
export function foldedWords(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A code in one word, as it is compared. */
export const foldedCode = (code: string): string => foldedWords(code).join('');
