import { latinDigits } from './numbers.ts';

/** Letters and separators that Unicode normalization does not decompose. */
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
  '٫': '.',
  '٬': ',',
};

const replaced = new RegExp(`[${Object.keys(replacements).join('')}]`, 'gu');
const ascii = /^[ -~]*$/u;

/** Normalizes text for comparison: lower case, no accents or invisible marks, `½` as `1/2`, Latin digits. */
export function foldText(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  // Keeps a fraction apart from the number before it: `2½` is two and a half.
  const separated = text.replaceAll(/(?<=\d)(?=[¼-¾⅐-⅞])/gu, ' ');
  return latinDigits(separated)
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(replaced, (letter) => replacements[letter] ?? letter)
    .replaceAll(/[\p{Mark}\p{Cf}]/gu, '');
}

export function foldedWords(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

export const foldedCode = (code: string): string => foldedWords(code).join('');
