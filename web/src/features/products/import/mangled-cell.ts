/** Month names in spreadsheet dates, cut to three letters: `Jan`, `Mrz`, `fév`. */
const months = new Set([
  'Mrz',
  ...['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'pl'].flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) =>
      format
        .format(Date.UTC(2026, month, 15))
        .replace('.', '')
        .slice(0, 3),
    );
  }),
]);

const dates = [
  /^\d{1,2}[./-]\d{1,2}[./-]\d{4}(?: .*)?$/u,
  /^\d{1,2}([./])\d{1,2}\1\d{2}$/u,
  /^\d{4}[./-]\d{1,2}[./-]\d{1,2}(?:[ T].*)?$/u,
];
const monthAndNumber =
  /^(?:\d{1,2}[-. /]{1,2}(\p{L}{3})\p{L}?\.?(?:[-. /]\d{2,4})?|(\p{L}{3})\p{L}?\.?[-. ]\d{2,4})$/u;
const time = /^\d{1,3}:[0-5]\d(?:[:.,]\d+)*(?: [AP]M)?$/iu;
const scientific = /^[+-]?\d(?:[.,]\d+)?E[+-]\d{2,3}$/iu;
const logical = /^(?:TRUE|FALSE|WAHR|FALSCH|VRAI|FAUX|VERDADERO|FALSO|VERO)$/u;
const failed = /^#(?:N\/A|NV|REF!|NAME\?|VALUE!|WERT!|DIV\/0!|NUM!|NULL!|BEZUG!|#+)$/u;
/** Matches UTF-8 decoded as Windows-1252 or Mac Roman, such as `Ã¤` for ä, and the replacement character. */
const damaged = /\ufffd|[ÂÃ][\u00a0-\u00bf]|â€|√[§∂ºü©®†]|‚Ä/u;
/** Matches a long number ending in zeros: spreadsheets keep only 15 digits. */
const rounded = /^\d{15}0+$/u;

/** Returns a description of the damage that a spreadsheet may have done to a cell; null if it looks undamaged. */
export function mangledAs(cell: string): string | null {
  const [, first, second] = monthAndNumber.exec(cell) ?? [];
  if (months.has(first ?? second ?? '') || dates.some((date) => date.test(cell))) return 'a date';
  if (time.test(cell)) return 'a time';
  if (scientific.test(cell)) return 'a number in scientific notation';
  if (rounded.test(cell)) return 'a number rounded to 15 digits';
  if (logical.test(cell)) return 'TRUE or FALSE';
  if (failed.test(cell)) return 'an error of a formula';
  return damaged.test(cell) ? 'text with damaged characters' : null;
}

/**
 * True if a spreadsheet rewrote the stored number: `007` as `7`, `1.10` as `1.1`, `50%` as `50.00%`. A comma in the
 * stored number can be a decimal or a thousands separator.
 */
export function isRewrittenNumber(shop: string, file: string): boolean {
  const [value] = valuesOf(file);
  return value !== undefined && shop !== file && valuesOf(shop).includes(value);
}

function valuesOf(text: string): readonly number[] {
  const digits = text.replace(/^([+-]?)\s?[$€£]?\s?(.*?)\s?[%$€£]?$/u, '$1$2');
  if (!/^[+-]?\d[\d.,]*$/u.test(digits)) return [];
  return [digits.replace(',', '.'), digits.replaceAll(',', '')]
    .map(Number)
    .filter((value) => !Number.isNaN(value));
}

/**
 * Returns a stored character that the file replaces with a question mark, as lossy encodings do (`⌀7` becomes `?7`);
 * null if there is none. Compares line by line, so that an edit in one line cannot hide a loss in another.
 */
export function lostCharacter(shop: string, file: string): string | null {
  const [before, after] = [shop.split('\n'), file.split('\n')];
  const changed = after.filter((line) => /[?\ufffd]/u.test(line) && !before.includes(line));
  const damaged = changed.length === 0 ? [] : before.filter((line) => !after.includes(line));
  const lost = damaged.flatMap((line) => changed.map((other) => lostIn(line, other)));
  return lost.find((character) => character !== undefined) ?? null;
}

/** True if lost characters, in any of its lines, are the only difference between the file's cell and the shop's. */
export function differsByLossOnly(shop: string, file: string): boolean {
  const [before, after] = [shop.split('\n'), file.split('\n')];
  const isSame = (line: string, place: number) => {
    const other = after[place] ?? '';
    return line === other || lostIn(line, other) !== undefined;
  };
  return shop !== file && before.length === after.length && before.every(isSame);
}

/** Returns the first character that `after` replaces with `?` or `�`, if `after` is otherwise the same. */
function lostIn(before: string, after: string): string | undefined {
  const isMark = (place: number) => /^[?\ufffd]/u.test(after.slice(place, place + 1));
  let ends = new Set([0]);
  for (const character of before) {
    const next = [...ends].flatMap((place) => [
      ...(after.startsWith(character, place) ? [place + character.length] : []),
      ...(character > '\u007f' && isMark(place) ? [place + 1] : []),
      // Some programs write a mark for each half of a surrogate pair.
      ...(character.length === 2 && isMark(place) && isMark(place + 1) ? [place + 2] : []),
    ]);
    ends = new Set(next);
  }
  if (before === after || !ends.has(after.length)) return undefined;
  let first = 0;
  while (before[first] === after[first]) first += 1;
  return String.fromCodePoint(before.codePointAt(first) ?? 0);
}
