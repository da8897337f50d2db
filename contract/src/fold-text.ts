/** Letters that Unicode normalization does not decompose. */
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

/** Normalizes text for comparison: lower case, no accents or invisible marks, `½` as `1/2`, Latin digits. */
export function foldText(text: string): string {
  // Keeps a fraction apart from the number before it: `2½` is two and a half.
  const separated = text.replaceAll(/(?<=\d)(?=[¼-¾⅐-⅞])/gu, ' ');
  return Array.from(separated.toLowerCase().normalize('NFKD'), (letter) => replacements[letter] ?? letter)
    .join('')
    .replaceAll(/[\p{Mark}\p{Cf}]/gu, '')
    .replaceAll(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
}

export function foldedWords(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

export const foldedCode = (code: string): string => foldedWords(code).join('');
