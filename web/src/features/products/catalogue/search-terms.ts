import { foldText } from '@pedalworks/contract/fold-text';

const numberWords = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const numberWord = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${numberWords.join('|')})(?![\p{L}\p{N}])`,
  'gu',
);

/** Spellings of units that differ from the unit in the index. */
const unitSpellings: Readonly<Record<string, string>> = {
  ...{ speeds: 'speed', spd: 'speed', sp: 'speed', hole: 'h', holes: 'h', tooth: 't', teeth: 't' },
  ...{ inch: 'in', inches: 'in', '"': 'in', '′′': 'in', "''": 'in' },
};
const units = [...Object.keys(unitSpellings), ...'speed mm cm m ml l g kg nm in t h c tpi'.split(' ')];
const spacedUnit = new RegExp(String.raw`(?<=\d)[\s-]*(${units.join('|')})(?![\p{L}\p{N}])`, 'gu');

/** Matches two numbers that share a unit, such as `28.6 to 39.8mm`. */
const sharedUnit =
  /(?<![\p{L}\p{N}./_-])(\d+(?:\.\d+)?)( (?:to|and|or) \d+(?:\.\d+)?)(\p{L}{1,2})(?![\p{L}\p{N}])/gu;

/** Number, fraction such as `9/16`, or mixed number such as `1_1/8`. */
const number = String.raw`\d+(?:_\d+\/\d+|\/\d+|\.\d+)?`;
const sizePattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}./_-])${number}\p{L}{0,3}(?:\s*(?:[x×*-]|by)\s*${number}\p{L}{0,3})+(?![\p{L}\p{N}])`,
  'gu',
);

/** Matches the letter that keyboards have instead of the diameter sign `⌀`: `Ø31.8`. */
const diameterSign = /(?<!\p{L})ø(?=\s*\d)/giu;

/** Matches two numbers with a slash that are no fraction of an inch, such as `142/12`. */
const slashedSize = /(?<![\p{L}\p{N}./_-])(\d+)\/(?!(?:2|4|8|16|32|64|128)(?!\d))(\d+)(?![\d/])/gu;

/**
 * Splits a text into normalised words, for the index and for queries. All spellings of a number with a unit become one
 * word (`28-hole` is `28h`), as do all spellings and orders of a size (`142 × 12 mm` is `12x142_mm`).
 */
export function wordsOf(text: string): readonly string[] {
  const folded = foldText(text.replaceAll(diameterSign, ' ')).replaceAll(numberWord, (word) =>
    String(numberWords.indexOf(word) + 2),
  );
  return (/\d/u.test(folded) ? normalizeNumbers(folded) : folded)
    .split(/[^\p{L}\p{N}./_-]+/u)
    .map((word) => word.replaceAll(/^[./_-]+|(?<![./_-])[./_-]+$/gu, ''))
    .filter((word) => word !== '');
}

function normalizeNumbers(text: string): string {
  return text
    .replaceAll(/\p{Dash}/gu, '-')
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/gu, '')
    .replaceAll(/(?<=\d),(?=\d)/gu, '.')
    .replaceAll(/(?<=(?<![\d./])\d{1,3})[\s-](?=\d{1,3}\/\d)/gu, '_')
    .replaceAll(/(?<=\d)\s+\/\s+(?=\d)/gu, '/')
    .replaceAll(slashedSize, '$1x$2')
    .replaceAll(/(?<=\d)s(?![\p{L}\p{N}])/gu, 'speed')
    .replaceAll(spacedUnit, (_, unit: string) => unitSpellings[unit] ?? unit)
    .replaceAll(sharedUnit, '$1$3$2$3')
    .replaceAll(/(?<=\/\d{1,3})in(?![\p{L}\p{N}])/gu, '')
    .replaceAll(sizePattern, sizeOf)
    .replaceAll(/(?<=\d)\s*[x×*]\s*(?=\d)/gu, 'x')
    .replaceAll(/(?<![\p{L}\p{N}])(\d+)-?(?=\p{L}{3})(?!(?:speed|tpi)(?!\p{L}))/gu, '$1 ');
}

/** Writes a size with its numbers in ascending order, and its units at the end. */
function sizeOf(text: string): string {
  const numbers = (text.match(new RegExp(number, 'gu')) ?? []).map((one) => one.replace(/\.0+$/u, ''));
  const units = new Set(text.match(/(?<=\d)(?!x|by)\p{L}+/gu));
  const ascending = numbers.toSorted((one, other) => valueOf(one) - valueOf(other)).join('x');
  return [ascending, ...units].join('_');
}

/** Returns the value of a number, fraction or mixed number. */
function valueOf(text: string): number {
  const [whole = '0', fraction = text] = text.includes('_') ? text.split('_') : ['0', text];
  const [numerator = '0', denominator = '1'] = fraction.split('/');
  return Number(whole) + Number(numerator) / Number(denominator);
}

const size = new RegExp(String.raw`^(${number}(?:x${number})+)((?:_\p{L}+)*)$`, 'u');
export const isSize = (word: string) => word.includes('x') && size.test(word);

/** Matches a number with or without a unit, such as `180`, `27.2mm`, `12speed` or `9/16`. */
const measure = new RegExp(String.raw`^(${number})\p{L}*$`, 'u');
const isMeasured = (word: string) => measure.test(word) || isSize(word);

/** Removes separators from a word, and the unit from a size: `centre-lock` becomes `centrelock`. */
export function joined(word: string): string {
  if (isSize(word)) return size.exec(word)?.[1] ?? word;
  return measure.test(word) && !/\..*\./u.test(word) ? word : word.replaceAll(/[./_-]/gu, '');
}

/** Splits a word: `centre-lock` into `centre` and `lock`, `is42/28.6` into `is42` and `28.6`, `180mm` into `180`. */
export function piecesOf(word: string): readonly string[] {
  const value = measure.exec(word)?.[1];
  if (value !== undefined) return value === word ? [] : [value];
  return word.split(/[/_-]|\.(?!\d)|(?<!\d)\.|(?<=\d)x(?=\d)/u);
}

/** Prefix of the index terms that find parts with a similar size. */
const similar = '~';
/** Maximum numbers of a size whose pairs are indexed. Of longer ones, the index has the range. */
const maxCombined = 3;

/**
 * Returns the index terms of a size: all its numbers together, and the pairs of three numbers. Each number is a term of
 * its own too, with and without the unit.
 */
function sizeTerms(word: string): readonly string[] {
  const numbers = numbersOfSize(word);
  const units = (size.exec(word)?.[2] ?? '').split('_');
  const range = `${numbers[0] ?? ''}x${numbers.at(-1) ?? ''}`;
  const pairs = numbers.flatMap((one, at) => numbers.slice(at + 1).map((other) => `${one}x${other}`));
  return [
    ...numbers.flatMap((one) => units.map((unit) => one + unit)),
    joined(word),
    ...(numbers.length > maxCombined ? [range] : [...pairs, ...similarSizes(word)]),
  ];
}

/**
 * Returns a function that splits a text into index terms. Adjacent words are also indexed as one: `brake pads` as
 * `brakepads`. It remembers the terms of each word, because specifications repeat them.
 */
export function indexTermsOf(): (text: string) => string[] {
  const known = new Map<string, readonly string[]>();
  const termsOf = (word: string): readonly string[] => {
    const terms = known.get(word) ?? (isSize(word) ? sizeTerms(word) : wordTerms(word));
    known.set(word, terms);
    return terms;
  };
  return (text) => {
    const words = wordsOf(text);
    const pairs = words.flatMap((word, at) => {
      const next = words[at + 1];
      return next === undefined || !isPair(word, next) ? [] : [word + next];
    });
    return [...new Set([...words.flatMap(termsOf), ...pairs])];
  };
}

function wordTerms(word: string): readonly string[] {
  const pieces = piecesOf(word);
  return [joined(word), ...pieces, ...pieces.flatMap(piecesOf)];
}

/** True for two words, and for a number before a word, such as `6` and `bolt`. */
export const isPair = (word: string, next: string) =>
  !/\d/u.test(next) && (/^\d+$/u.test(word) || !/\d/u.test(word));

/** Returns the index terms of parts whose sizes share a number with the given size. */
export const similarSizes = (word: string) => numbersOfSize(word).map((one) => similar + one);

/** Returns the numbers of a size, or the word itself. */
export const numbersOfSize = (word: string): readonly string[] =>
  isSize(word) ? joined(word).split('x') : [word];

/** Specifications whose names are the unit of their numbers. */
const countedUnits: Readonly<Record<string, string>> = { speeds: 'speed', holes: 'h', teeth: 't' };

/** Returns a specification as text to index: `Speeds: 11 and 12` also as `11speed` and `12speed`. */
export function specText({ name, value }: { readonly name: string; readonly value: string }): string {
  const unit = countedUnits[foldText(name)];
  const [counts = ''] = /^\d+(?:(?:, | and )\d+)*(?![.\d])/u.exec(value) ?? [];
  const counted = unit === undefined ? [] : (counts.match(/\d+/gu) ?? []).map((count) => count + unit);
  return [name, value, ...counted].join(' ');
}

/** Returns the numbers and sizes of a text, without units. */
export function numbersOf(text: string): readonly string[] {
  return wordsOf(text)
    .filter(isMeasured)
    .map((word) => measure.exec(word)?.[1] ?? joined(word));
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
  'pulley jockey jockeywheel',
].map((words) => words.split(' '));

export function synonymsOf(word: string): readonly string[] {
  const group = sameWords.find((words) => words.includes(word) || words.includes(word.replace(/s$/u, '')));
  return [...new Set([word, ...(group ?? [])])];
}

/** Returns the words that two swapped letters could have been typed for: `chian` for `chain`. */
export function withLettersSwapped(word: string): readonly string[] {
  const letters = Array.from(word);
  return letters
    .slice(1)
    .map((letter, at) =>
      [...letters.slice(0, at), letter, letters[at] ?? '', ...letters.slice(at + 2)].join(''),
    );
}
