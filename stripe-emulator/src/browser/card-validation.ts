import { brandOf, passesLuhn } from '../card-number.ts';
import { digitsOf } from './card-text.ts';

export type FieldName = 'number' | 'expiry' | 'cvc';

/** Text in each card field, for example `12 / 30` in `expiry`. */
export type CardTexts = Readonly<Record<FieldName, string>>;

/** Validation error with Stripe.js's code and message. */
export interface CardProblem {
  readonly type: 'validation_error';
  readonly code: string;
  readonly message: string;
  readonly field: FieldName;
  /** True while the user may still be typing. The error is then shown once the field loses focus. */
  readonly isUnfinished: boolean;
}

const sentences = {
  incomplete_number: 'Your card number is incomplete.',
  invalid_number: 'Your card number is invalid.',
  incomplete_expiry: "Your card's expiration date is incomplete.",
  invalid_expiry_month_past: "Your card's expiration date is in the past.",
  invalid_expiry_year_past: "Your card's expiration year is in the past.",
  invalid_expiry_year: "Your card's expiration year is invalid.",
  incomplete_cvc: "Your card's security code is incomplete.",
} as const;

function problem(field: FieldName, code: keyof typeof sentences): CardProblem {
  const isUnfinished = code.startsWith('incomplete');
  return { type: 'validation_error', code, message: sentences[code], field, isUnfinished };
}

function numberProblem(text: string): CardProblem | undefined {
  const digits = digitsOf(text);
  if (digits.length !== brandOf(digits).length) return problem('number', 'incomplete_number');
  return passesLuhn(digits) ? undefined : problem('number', 'invalid_number');
}

function expiryProblem(text: string): CardProblem | undefined {
  const digits = digitsOf(text);
  if (digits.length < 4) return problem('expiry', 'incomplete_expiry');
  const { month, year } = expiryOf(text);
  const today = new Date();
  const thisYear = today.getFullYear();
  if (year < thisYear) return problem('expiry', 'invalid_expiry_year_past');
  if (year > thisYear + 50) return problem('expiry', 'invalid_expiry_year');
  if (year === thisYear && month <= today.getMonth()) return problem('expiry', 'invalid_expiry_month_past');
  return month >= 1 && month <= 12 ? undefined : problem('expiry', 'incomplete_expiry');
}

function cvcProblem({ number, cvc }: CardTexts): CardProblem | undefined {
  return cvc.length >= brandOf(digitsOf(number)).cvcLength ? undefined : problem('cvc', 'incomplete_cvc');
}

/** Parses `MM / YY` into a month and a four-digit year. */
export function expiryOf(text: string): { month: number; year: number } {
  const digits = digitsOf(text);
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2)) };
}

/** Returns all validation errors in the order of the fields. */
export function problemsOf(texts: CardTexts): CardProblem[] {
  const all = [numberProblem(texts.number), expiryProblem(texts.expiry), cvcProblem(texts)];
  return all.filter((found) => found !== undefined);
}
