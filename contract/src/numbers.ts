export interface NumberKind {
  readonly range: string;
  readonly min: number;
  readonly max: number;
  /** Maximum number of decimals; 0 for whole numbers. */
  readonly decimals: number;
}

/** Stripe's maximum for one payment: eight digits in the smallest unit. */
export const maxPrice = 999_999.99;
export const maxQuantity = 999_999;
export const maxExportRows = 1000;

export const numberKinds = {
  price: { range: 'an amount from 0.01 to 999,999.99', min: 0.01, max: maxPrice, decimals: 2 },
  count: { range: 'a whole number from 1 to 999,999', min: 1, max: maxQuantity, decimals: 0 },
  stock: { range: 'a whole number from 0 to 999,999', min: 0, max: maxQuantity, decimals: 0 },
  difference: {
    range: 'a whole number from -999,999 to 999,999',
    min: -maxQuantity,
    max: maxQuantity,
    decimals: 0,
  },
  daysToMake: { range: 'a whole number from 1 to 365', min: 1, max: 365, decimals: 0 },
  /** 14 days are the least that EU law allows for a withdrawal. */
  returnDays: { range: 'a whole number from 14 to 365', min: 14, max: 365, decimals: 0 },
  /** 1 to 999,999 minutes, entered in hours. */
  hours: { range: 'a number of hours from 0.017 to 16,666', min: 0.016, max: 16_666, decimals: 3 },
  /** Allows three decimals, because New York City's rate is 8.875 %. */
  taxRate: { range: 'a percentage from 0 to 100', min: 0, max: 100, decimals: 3 },
  rating: { range: 'a number from -999,999 to 999,999', min: -999_999, max: 999_999, decimals: 20 },
} as const satisfies Record<string, NumberKind>;

export interface NumberRule extends NumberKind {
  readonly label: string;
  /** ISO 4217 code. The number may include this code or the currency's sign. */
  readonly currency?: string;
  /** True if `1,234` is rejected as ambiguous, because the number is saved without being displayed first. */
  readonly isStrict?: boolean;
}

export interface ParsedNumber {
  readonly value: number | null;
  /** Number in the API's format, or the typed text if it is not a number. */
  readonly text: string;
  readonly problem?: string;
}

/**
 * Parses typed or pasted numbers in any locale and script, without rounding. A single separator before three digits
 * is ambiguous: `1.234` is rejected; `1,234` is 1234, or rejected if `isStrict` is set.
 */
export function parseNumber(typed: string, rule: NumberRule): ParsedNumber {
  const latin = toLatin(typed);
  if (latin === '') return { value: null, text: '' };
  const rejected = (problem: string) => ({ value: null, text: typed.trim(), problem });
  const [, sign = '', body = ''] = /^([+-]?) ?(.*)$/u.exec(withoutCurrency(latin, rule.currency)) ?? [];
  const parts = partsOf(body);
  if (parts === null) return rejected(notANumber(latin, rule));
  if (sign === '+' && rule.min >= 0) return rejected(withoutPlus(rule));
  const { digits, decimals, mark } = parts;
  const isAmbiguous = mark !== '' && rule.decimals <= 2;
  if (isAmbiguous && rule.isStrict === true && (rule.decimals > 0 || /^0+$/u.test(decimals)))
    return rejected(strictProblem(parts, rule, typed.trim()));
  if (isAmbiguous && mark === '.') return rejected(clarifyingQuestion(parts, rule));
  const fraction = isAmbiguous ? '' : decimals.replace(/(?<!0)0+$/u, '');
  if (fraction.length > rule.decimals && rule.decimals > 0)
    return rejected(`${rule.label} must have at most ${String(rule.decimals)} decimals`);
  return withinLimits(Number(`${sign}${digits}${isAmbiguous ? decimals : ''}.${fraction}`), rule);
}

/** Formats a number as the API expects it, and reports it if the rule does not allow it. */
export function withinLimits(value: number, { label, range, min, max, decimals }: NumberRule): ParsedNumber {
  const text = value.toLocaleString('en', {
    useGrouping: false,
    minimumFractionDigits: decimals === 2 ? 2 : 0,
    maximumFractionDigits: 20,
  });
  const fits = value >= min && value <= max && (decimals > 0 || Number.isInteger(value));
  return fits ? { value, text } : { value, text, problem: `${label} must be ${range}` };
}

/** Converts digits, separators and signs of any script to ASCII. */
export function toLatin(typed: string): string {
  return latinDigits(typed)
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\p{Zs}\t\n]+/gu, ' ')
    .replace(/[‐‑‒–−－]/gu, '-')
    .replace(/[’ʼ＇´`٬]/gu, "'")
    .replace(/[．。｡٫]/gu, '.')
    .replaceAll('，', ',')
    .replaceAll('＋', '+')
    .trim();
}

/** Converts the digits of any script to 0-9. */
export const latinDigits = (text: string) => text.replace(/(?![0-9])\p{Nd}/gu, digitOf);

const knownDigits = new Map<string, string>();

/** Converts a digit of any script to 0-9. Unicode orders each script's digits from zero (Unicode Standard, 4.6). */
function digitOf(character: string): string {
  const known = knownDigits.get(character) ?? computedDigit(character);
  knownDigits.set(character, known);
  return known;
}

function computedDigit(character: string): string {
  const compatible = character.normalize('NFKC');
  if (/[0-9]/u.test(compatible)) return compatible;
  const code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

function withoutCurrency(text: string, currency: string | undefined): string {
  if (currency === undefined) return text;
  const marks = [currency.toUpperCase(), signOf(currency)];
  const before = marks.find((mark) => text.toUpperCase().startsWith(mark));
  const after = marks.find((mark) => text.toUpperCase().endsWith(mark));
  const amount = text.slice(
    before?.length ?? 0,
    before === undefined && after !== undefined ? -after.length : undefined,
  );
  // European price tags write whole amounts as "12,-".
  return amount.trim().replace(/[.,] ?(?:-{1,2}|—)$/u, '');
}

function signOf(currency: string): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

interface Parts {
  readonly digits: string;
  readonly decimals: string;
  /** Separator before `decimals` if it could be a thousands separator; otherwise empty. */
  readonly mark: string;
}

function partsOf(body: string): Parts | null {
  const mark = /[.,](?=[^.,]*$)/u.exec(body)?.[0] ?? '';
  const [before = '', after = '', ...more] = mark === '' ? [body] : body.split(mark);
  const digits = withoutGrouping(more.length > 0 ? body : before);
  const decimals = more.length > 0 ? '' : after;
  if (digits === null || !/^[0-9]*$/u.test(decimals) || digits + decimals === '') return null;
  const couldGroup = /^[1-9][0-9]{0,2}$/u.test(before) && /^[0-9]{3}$/u.test(decimals);
  return { digits, decimals, mark: couldGroup ? mark : '' };
}

const groupings = [' ', "'", ',', '.'].map((mark) => ({
  mark,
  // Indian numbers have groups of two digits above a thousand.
  shape: new RegExp(
    `^[1-9][0-9]{0,2}(?:[${mark}][0-9]{3})+$|^[1-9][0-9]?(?:[${mark}][0-9]{2})*[${mark}][0-9]{3}$`,
    'u',
  ),
}));

function withoutGrouping(text: string): string | null {
  if (/^[0-9]*$/u.test(text)) return text;
  const grouping = groupings.find(({ shape }) => shape.test(text));
  return grouping === undefined ? null : text.replaceAll(grouping.mark, '');
}

function notANumber(text: string, { currency, label, decimals }: NumberRule): string {
  if (currency !== undefined && /\p{Sc}|\b[A-Z]{3}\b/u.test(text))
    return `${label} must be in ${currency.toUpperCase()}, without another currency`;
  return `${label} must be a number alone, such as ${decimals === 0 ? '12' : '4.50'}`;
}

function withoutPlus({ label, decimals }: NumberRule): string {
  return `${label} must be a number without “+”, such as ${decimals === 0 ? '12' : '4.50'}`;
}

function clarifyingQuestion({ digits, decimals }: Parts, { decimals: maxDecimals }: NumberRule): string {
  const grouped = `${digits}${decimals}${maxDecimals > 0 ? '.00' : ''}`;
  const rounded = Math.round(Number(digits + decimals) / 10) / 100;
  const readings =
    maxDecimals > 0
      ? `${grouped} or ${rounded.toFixed(2)}`
      : /^0+$/u.test(decimals)
        ? `${grouped} or ${digits}`
        : grouped;
  return `Did you mean ${readings}?`;
}

function strictProblem(
  { digits, decimals }: Parts,
  { label, decimals: maxDecimals }: NumberRule,
  typed: string,
): string {
  const whole = `${digits}${decimals}`;
  if (maxDecimals === 0) return `${label} ${typed} can mean ${whole} or ${digits}: write one of these`;
  const cents = decimals.endsWith('0') ? ` or ${digits}.${decimals.slice(0, 2)}` : '';
  return `${label} ${typed} can mean ${digits}.${decimals} or ${whole}: write ${whole}.00${cents}`;
}

export const maxBulkItems = 100;

export const maxOrderLines = 50;

export const maxBikes = 3;
export const maxBikeNameCharacters = 60;
