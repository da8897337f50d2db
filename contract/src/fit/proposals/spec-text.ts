import type { PartInterface } from '../types.ts';

export type StatedValue = Pick<PartInterface, 'values' | 'min' | 'max'>;

/** Reads the value of an interface from a plain text; null if the text does not state it. */
export type Read = (text: string) => StatedValue | null;

const spellings: readonly (readonly [RegExp, string])[] = [
  [/×/gu, 'x'],
  [/[–−‐]/gu, '-'],
  [/[″”“"]/gu, ' in'],
  [/’/gu, "'"],
  [/⅛/gu, ' 1/8'],
  [/½/gu, ' 1/2'],
  [/¼/gu, ' 1/4'],
  [/(\d),(\d{3})(?!\d)/gu, '$1$2'],
  [/(\d),(\d{1,2})(?!\d)/gu, '$1.$2'],
  [/(\d)\s*x\s*(?=\d)/gu, '$1x'],
  [/m(\d+)\s*x\s*(?=\d)/gu, 'm$1x'],
  [/\btire/gu, 'tyre'],
  [/\bcenter/gu, 'centre'],
  [/\bcentre[ -]?lock/gu, 'centre-lock'],
  [/\b(?:6|six)[ -]?(?:bolt|hole)s?\b/gu, 'six-bolt'],
  [/\bfive(?= |-)/gu, '5'],
  [/\bfour(?= |-)/gu, '4'],
  [/\beleven\b/gu, '11'],
  [/\btwelve\b/gu, '12'],
  [/\bmicro-?spline/gu, 'micro spline'],
  [/(\d)mm\b/gu, '$1 mm'],
  [/\s+/gu, ' '],
];

/** Converts a text to lower case and to one spelling, so that `110mm BCD` and `110 mm bcd` are the same. */
export const plainText = (text: string): string =>
  spellings
    .reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text.toLowerCase())
    .trim();

/** Reads all choices whose pattern occurs in the text. */
export const choice =
  (patterns: Readonly<Record<string, RegExp>>): Read =>
  (text) => {
    const values = Object.keys(patterns).filter((value) => patterns[value]?.test(text));
    return values.length === 0 ? null : { values };
  };

const exactly = (value: number): StatedValue => ({ min: value, max: value });

/** Reads a number: the first group of the first pattern that matches. Two groups are a range. */
export const quantity =
  (...patterns: readonly RegExp[]): Read =>
  (text) => {
    for (const pattern of patterns) {
      const numbers = (pattern.exec(text) ?? []).slice(1).filter(Boolean).map(Number);
      const [min, max = min] = numbers;
      if (min !== undefined && max !== undefined) return { min, max };
    }
    return null;
  };

/** Keeps only the upper bound of a number. */
export const upTo =
  (read: Read): Read =>
  (text) => {
    const { max } = read(text) ?? {};
    return max === undefined ? null : { max };
  };

/** Reads a bolt circle or another value that is composed of several texts. */
export const composed =
  (pattern: RegExp, compose: (groups: readonly string[]) => StatedValue | null): Read =>
  (text) => {
    const match = pattern.exec(text);
    return match === null ? null : compose(match.slice(1));
  };

export const anyOf =
  (...reads: readonly Read[]): Read =>
  (text) => {
    for (const read of reads) {
      const value = read(text);
      if (value !== null) return value;
    }
    return null;
  };

/** Numbers of teeth in `11-12-13-15`, `11-34T` or `11 to 34 teeth`; empty for a single number. */
function sprocketsIn(text: string): readonly number[] {
  const [list = ''] = /\b\d{1,2}(?:t? ?(?:-|to|\/|,) ?\d{1,2}t?\b)+/u.exec(text) ?? [];
  return (list.match(/\d+/gu) ?? []).map(Number).filter((teeth) => teeth >= 9 && teeth <= 60);
}

export const largestSprocket: Read = (text) => {
  const sprockets = sprocketsIn(text);
  return sprockets.length < 2 ? null : exactly(Math.max(...sprockets));
};

export const sprocketRange: Read = (text) => {
  const sprockets = sprocketsIn(text);
  return sprockets.length < 2 ? null : exactly(Math.max(...sprockets) - Math.min(...sprockets));
};

const knownSpeeds = new Set(['1', '7', '8', '9', '10', '11', '12', '13']);

const speedsOf = (text: string): StatedValue | null => {
  const range = /^(\d+) ?(?:-|to) ?(\d+)/u.exec(text);
  const [from, to] = [Number(range?.[1]), Number(range?.[2])];
  const numbers = range === null ? (text.match(/\d+/gu) ?? []) : numbersBetween(from, to);
  const values = [...new Set(numbers)].filter((number) => knownSpeeds.has(number));
  return values.length === 0 ? null : { values };
};

const numbersBetween = (from: number, to: number): readonly string[] =>
  Array.from({ length: Math.min(Math.max(to - from + 1, 0), 13) }, (_, index) => String(from + index));

/** Reads `11 and 12`, `9 to 11` or `1x12`. */
export const speedsInSpec: Read = (text) => speedsOf(text.replace(/^[123]x/u, ''));

/** Reads `11- and 12-speed` or `12 sprockets` within a sentence. */
export const speedsInSentence: Read = (text) => {
  if (/\bsingle-?speed/u.test(text)) return { values: ['1'] };
  const [found = ''] =
    /(?:\b\d+-?(?:,| and| or|\/)? ?)*\b\d+(?:-| )(?:speeds?|sprockets)\b/u.exec(text) ?? [];
  return speedsOf(found);
};

/** Reads `12 sprockets`, but not `fits freehubs from 11-speed on`. */
export const sprocketCount: Read = (text) =>
  speedsOf(/\b(\d+) (?:close )?(?:sprockets|steps)/u.exec(text)?.[1] ?? '');
