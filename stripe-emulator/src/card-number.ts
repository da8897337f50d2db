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
}

const brand = (name: CardBrand['name'], lengths: readonly number[], cvcLength = 3): CardBrand => ({
  name,
  lengths,
  cvcLength,
});

const brands: readonly (readonly [RegExp, CardBrand])[] = [
  [/^4/u, brand('visa', [16])],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/u, brand('mastercard', [16])],
  [/^3[47]/u, brand('amex', [15], 4)],
  [/^(?:6011|64[4-9]|65)/u, brand('discover', [16])],
  [/^30[0-5]/u, brand('diners', [14, 16])],
  [/^3[689]/u, brand('diners', [14])],
  [/^35/u, brand('jcb', [16])],
  [/^62/u, brand('unionpay', [16, 19])],
];
const unknownBrand = brand('unknown', [16]);

export function brandOf(digits: string): CardBrand {
  return brands.find(([pattern]) => pattern.test(digits))?.[1] ?? unknownBrand;
}
