import type Stripe from 'stripe';
import { brandOf, passesLuhn } from '../card-number.ts';
import { Failure, missing, parameterFailure } from '../failure.ts';
import type { Params } from '../http/params.ts';
import type { ApiRequest, Route } from '../http/route.ts';
import { newId, nowInSeconds } from '../ids.ts';
import type { State, StoredPaymentMethod } from '../state.ts';
import { testCardOf, testCardOfAlias } from '../test-cards.ts';

interface CardDetails {
  readonly number: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

function cardFailure(code: string, param: string, message: string): Failure {
  return new Failure(402, { type: 'card_error', code, param, message }, false);
}

function isPast(month: number, year: number): boolean {
  const today = new Date();
  return year < today.getFullYear() || (year === today.getFullYear() && month <= today.getMonth());
}

/** Parses `card[…]`. Rejects numbers, dates and CVCs that Stripe rejects without contacting a bank. */
function cardDetailsOf(card: Params): CardDetails {
  card.allow('number', 'exp_month', 'exp_year', 'cvc', 'networks');
  const number = card.requiredText('number').replace(/[ -]/gu, '');
  if (!/^\d{12,19}$/u.test(number) || !passesLuhn(number))
    throw cardFailure('incorrect_number', 'number', 'Your card number is incorrect.');
  const expiryMonth = card.requiredInteger('exp_month');
  if (expiryMonth < 1 || expiryMonth > 12)
    throw cardFailure('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  const year = card.requiredInteger('exp_year');
  const expiryYear = year < 100 ? 2000 + year : year;
  if (isPast(expiryMonth, expiryYear))
    throw cardFailure('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  const cvc = card.text('cvc');
  if (cvc !== undefined && !/^\d{3,4}$/u.test(cvc))
    throw cardFailure('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  return { number, expiryMonth, expiryYear };
}

function billingDetailsOf(details: Params | undefined): Stripe.PaymentMethod.BillingDetails {
  details?.allow('name', 'email', 'phone', 'address', 'tax_id');
  const text = (name: string) => details?.text(name) ?? null;
  return { address: null, email: text('email'), name: text('name'), phone: text('phone'), tax_id: null };
}

function keep(state: State, details: CardDetails, billing?: Params): StoredPaymentMethod {
  const { number, expiryMonth, expiryYear } = details;
  const card = {
    brand: brandOf(number).name,
    exp_month: expiryMonth,
    exp_year: expiryYear,
    funding: 'credit',
    last4: number.slice(-4),
  } satisfies Partial<Stripe.PaymentMethod.Card> as Stripe.PaymentMethod.Card;
  const object = {
    id: newId('pm'),
    object: 'payment_method',
    billing_details: billingDetailsOf(billing),
    card,
    created: nowInSeconds(),
    livemode: false,
    type: 'card',
  } satisfies Partial<Stripe.PaymentMethod> as Stripe.PaymentMethod;
  const stored = { object, outcome: testCardOf(number).outcome, isUsed: false };
  state.paymentMethods.set(object.id, stored);
  return stored;
}

/** Returns a payment method by id. A test alias such as `pm_card_visa` creates a new one. */
export function paymentMethodOf(state: State, id: string): StoredPaymentMethod {
  const known = state.paymentMethods.get(id);
  if (known !== undefined) return known;
  const test = testCardOfAlias(id);
  if (test === undefined) throw missing('PaymentMethod', id, 'payment_method');
  return keep(state, { number: test.number, expiryMonth: 12, expiryYear: new Date().getFullYear() + 1 });
}

/** Undocumented parameters that Stripe.js sends. */
const browserParams = ['key', 'payment_user_agent'];

function create({ state, params }: ApiRequest): Stripe.PaymentMethod {
  params.allow(...methodParams, 'expand', ...browserParams);
  return newPaymentMethod(state, params).object;
}

/** Parameters of a payment method, also within `payment_method_data`. */
const methodParams = ['type', 'card', 'billing_details', 'metadata', 'allow_redisplay'];

export function paymentMethodFrom(state: State, data: Params): StoredPaymentMethod {
  data.allow(...methodParams, ...browserParams);
  return newPaymentMethod(state, data);
}

function newPaymentMethod(state: State, params: Params): StoredPaymentMethod {
  const type = params.requiredText('type');
  if (type !== 'card')
    throw parameterFailure('parameter_invalid_enum', 'type', `This provider only takes cards, not ${type}.`);
  const card = params.child('card');
  if (card === undefined)
    throw parameterFailure('parameter_missing', 'card', 'Missing required param: card.');
  return keep(state, cardDetailsOf(card), params.child('billing_details'));
}

export const paymentMethodRoutes: readonly Route[] = [
  { method: 'post', path: '/v1/payment_methods', isPublic: true, answer: create },
];
