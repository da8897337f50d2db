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

/** Card brand, determined by the first digits of the card number. Only the brands of test cards are known. */
export interface CardBrand {
  readonly name: 'visa' | 'mastercard' | 'amex' | 'unknown';
  readonly length: number;
  readonly cvcLength: number;
}

export function brandOf(digits: string): CardBrand {
  if (/^3[47]/u.test(digits)) return { name: 'amex', length: 15, cvcLength: 4 };
  const isMastercard = /^(?:5[1-5]|2[2-7])/u.test(digits);
  const name = digits.startsWith('4') ? 'visa' : isMastercard ? 'mastercard' : 'unknown';
  return { name, length: 16, cvcLength: 3 };
}
