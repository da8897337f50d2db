import { foldText } from '@pedalworks/contract/fold-text';

const units = 'mm|cm|m|ml|l|g|kg|nm|in|t|h|c|tpi|speed';
const spacedUnit = new RegExp(String.raw`(?<=\d)[\s-]*(${units})(?![\p{L}\p{N}])`, 'gu');
/** Matches the unit after a pair or range of numbers, such as `mm` in `12x142mm`, so that it can be removed. */
const rangeUnit = new RegExp(String.raw`(?<=\d[x-]\d[\d.]{0,9})(?:${units})(?![\p{L}\p{N}])`, 'gu');

/** Splits a text into normalised words: `180 mm` becomes `180mm`, `12 × 142` `12x142`, and `27,2` `27.2`. */
export function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .replaceAll(/(?<=\d),(?=\d)/gu, '.')
    .replaceAll(/(?<=\d)\s*[x×*]\s*(?=\d)/gu, 'x')
    .replaceAll(/(?<=\d)\s*[-‐-―]\s*(?=\d)/gu, '-')
    .replaceAll(/(?<=\d)[\s-]*(?:sp|spd|speeds)(?![\p{L}\p{N}])/gu, 'speed')
    .replaceAll(spacedUnit, '$1')
    .replaceAll(rangeUnit, '')
    .split(/[^\p{L}\p{N}./-]+/u)
    .map((word) => word.replaceAll(/^[./-]+|(?<![./-])[./-]+$/gu, ''))
    .filter((word) => word !== '');
}

/** Matches a number with or without a unit, such as `180`, `27.2mm` or `12speed`. */
const measure = /^(\d+(?:\.\d+)?)\p{L}*$/u;
const isMeasured = (word: string) => measure.test(word) || /^\d[\d./x-]*$/u.test(word);

/** Removes separators from a word: `centre-lock` becomes `centrelock`. Numbers such as `11-28` stay unchanged. */
export function joined(word: string): string {
  return isMeasured(word) && !/\..*\./u.test(word) ? word : word.replaceAll(/[./-]/gu, '');
}

/** Splits a word: `centre-lock` into `centre` and `lock`, `12x142` into `12` and `142`, `180mm` into `180`. */
export function piecesOf(word: string): readonly string[] {
  const number = measure.exec(word)?.[1];
  if (number !== undefined) return number === word ? [] : [number];
  return word.split(/[./-]|(?<=\d)x(?=\d)/u);
}

/** Returns the index terms for a text. Adjacent words are also indexed as one: `brake pads` as `brakepads`. */
export function indexTerms(text: string): string[] {
  const words = wordsOf(text);
  const pairs = words.flatMap((word, at) => {
    const next = words[at + 1];
    return next === undefined || /\d/u.test(word + next) ? [] : [word + next];
  });
  const pieces = words.flatMap(piecesOf);
  return [...new Set([...words.map(joined), ...pieces, ...pieces.flatMap(piecesOf), ...pairs])];
}

export function numbersOf(text: string): readonly string[] {
  return wordsOf(text)
    .filter(isMeasured)
    .flatMap((word) => (word.includes('/') ? [word] : word.split(/[x-]/u)))
    .map((number) => measure.exec(number)?.[1] ?? number);
}

const sameWords = [
  'tyre tire',
  'centre center',
  'colour color',
  'grey gray',
  'aluminium aluminum alloy',
  'adaptor adapter',
  'caliper calliper',
  'centrelock centerlock',
  'handlebar bar',
  'derailleur derailer mech',
  'crankset chainset crank',
  'rotor disc disk',
  'cassette sprocket cog',
  'key spanner wrench',
  'mudguard fender',
  'light lamp',
  'bottle bidon',
  'cage holder',
  'saddle seat',
  'thru through',
  'hose line',
  'brake break',
  'seatpost seatpin',
  'multitool tool',
].map((words) => words.split(' '));

export function synonymsOf(word: string): readonly string[] {
  const group = sameWords.find((words) => words.includes(word) || words.includes(word.replace(/s$/u, '')));
  return [...new Set([word, ...(group ?? [])])];
}
