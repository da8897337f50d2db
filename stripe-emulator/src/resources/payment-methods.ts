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
  readonly hasCvc: boolean;
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
  return { number, expiryMonth, expiryYear, hasCvc: cvc !== undefined };
}

function billingDetailsOf(details: Params | undefined): Stripe.PaymentMethod.BillingDetails {
  details?.allow('name', 'email', 'phone', 'address', 'tax_id');
  const address = details?.child('address');
  const line = (name: string) => address?.text(name) ?? null;
  return {
    address: {
      city: line('city'),
      country: line('country'),
      line1: line('line1'),
      line2: line('line2'),
      postal_code: line('postal_code'),
      state: line('state'),
    },
    email: details?.text('email') ?? null,
    name: details?.text('name') ?? null,
    phone: details?.text('phone') ?? null,
    tax_id: null,
  };
}

function cardOf({ number, expiryMonth, expiryYear, hasCvc }: CardDetails): Stripe.PaymentMethod.Card {
  const { name } = brandOf(number);
  return {
    brand: name,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: hasCvc ? 'unchecked' : null,
    },
    country: 'US',
    display_brand: name,
    exp_month: expiryMonth,
    exp_year: expiryYear,
    fingerprint: `emulated${number.slice(-8)}`,
    funding: 'credit',
    generated_from: null,
    last4: number.slice(-4),
    networks: { available: [name], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

interface NewPaymentMethod {
  readonly details: CardDetails;
  readonly billing: Params | undefined;
  readonly metadata: Stripe.Metadata;
}

function keep(state: State, { details, billing, metadata }: NewPaymentMethod): StoredPaymentMethod {
  const object: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetailsOf(billing),
    card: cardOf(details),
    created: nowInSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata,
    type: 'card',
  };
  const stored = { object, outcome: testCardOf(details.number).outcome, isUsed: false };
  state.paymentMethods.set(object.id, stored);
  return stored;
}

/** Returns a payment method by id. A test alias such as `pm_card_visa` creates a new one. */
export function paymentMethodOf(state: State, id: string): StoredPaymentMethod {
  const known = state.paymentMethods.get(id);
  if (known !== undefined) return known;
  const test = testCardOfAlias(id);
  if (test === undefined) throw missing('PaymentMethod', id, 'payment_method');
  const details = {
    number: test.number,
    expiryMonth: 12,
    expiryYear: new Date().getFullYear() + 1,
    hasCvc: true,
  };
  return keep(state, { details, billing: undefined, metadata: {} });
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
  const details = cardDetailsOf(card);
  return keep(state, {
    details,
    billing: params.child('billing_details'),
    metadata: params.pairs('metadata'),
  });
}

export const paymentMethodRoutes: readonly Route[] = [
  { method: 'post', path: '/v1/payment_methods', isPublic: true, answer: create },
];
