/** True if the last digit is the Luhn check digit (ISO/IEC 7812-1). */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, place) => {
      const doubled = place % 2 === 1 ? digit * 2 : digit;
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return digits.length > 0 && sum % 10 === 0;
}

/** Card brand, determined by the first digits of the card number. */
export interface CardBrand {
  readonly name: 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'unknown';
  readonly lengths: readonly number[];
  readonly cvcLength: number;
  /** Lengths of the digit groups on the card and in the number field. */
  readonly groups: readonly number[];
}

const fours = [4, 4, 4, 4];
const amex: CardBrand = { name: 'amex', lengths: [15], cvcLength: 4, groups: [4, 6, 5] };
const diners14: CardBrand = { name: 'diners', lengths: [14], cvcLength: 3, groups: [4, 6, 4] };
const brands: readonly (readonly [RegExp, CardBrand])[] = [
  [/^4/u, { name: 'visa', lengths: [16], cvcLength: 3, groups: fours }],
  [
    /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/u,
    { name: 'mastercard', lengths: [16], cvcLength: 3, groups: fours },
  ],
  [/^3[47]/u, amex],
  [/^(?:6011|64[4-9]|65)/u, { name: 'discover', lengths: [16], cvcLength: 3, groups: fours }],
  [/^30(?:5[0-9]{11}$|[0-5])/u, { name: 'diners', lengths: [14, 16], cvcLength: 3, groups: fours }],
  [/^3[689]/u, diners14],
  [/^35/u, { name: 'jcb', lengths: [16], cvcLength: 3, groups: fours }],
  [/^62/u, { name: 'unionpay', lengths: [16, 19], cvcLength: 3, groups: [...fours, 3] }],
];
const unknownBrand: CardBrand = { name: 'unknown', lengths: [16], cvcLength: 3, groups: fours };

export function brandOf(digits: string): CardBrand {
  return brands.find(([pattern]) => pattern.test(digits))?.[1] ?? unknownBrand;
}
