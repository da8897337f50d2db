import { array, object, type InferType } from 'yup';
import { requiredText } from './fields.ts';
import type { Tracking } from './order.ts';
import type { OrderTransition } from './order-requests.ts';

export const numberPlaceholder = '{number}';

const patternShape = '^https://[A-Za-z0-9.-]{1,200}(:[0-9]{1,5})?/[!#-&(-;=?-\\[\\]-~]{0,1000}$';

const maxUrl = 1200;

export const carrier = object({
  name: requiredText('Carrier', 100).test(
    'reserved',
    'Other stands for carriers that are not in this list',
    (name: string | undefined) => keyOf(name ?? '') !== 'other',
  ),
  url: requiredText('Tracking link', maxUrl)
    .matches(new RegExp(patternShape, 'u'), 'Tracking link must be an https address')
    .test(
      'placeholder',
      `Tracking link must contain ${numberPlaceholder} where the tracking number goes`,
      (url) => url.replace(/^https:\/\/[^/]*/u, '').includes(numberPlaceholder),
    )
    .meta({ jsonSchema: { type: 'string', maxLength: maxUrl, pattern: patternShape } }),
});
export type Carrier = InferType<typeof carrier>;

/** Carriers have unique names, because orders refer to them by name. */
export const carriers = array(carrier.required())
  .typeError('carriers must be a list')
  .max(30, 'There can be at most 30 carriers')
  .test('unique', (list, { createError, path }) => {
    // An item without a valid name is rejected by the item's own schema.
    const names = (list ?? []).map((one: { readonly name?: unknown } | null | undefined) =>
      typeof one?.name === 'string' ? keyOf(one.name) : '',
    );
    const place = names.findIndex((name, index) => name !== '' && names.indexOf(name) < index);
    if (place < 0) return true;
    return createError({
      path: `${path}[${String(place)}].name`,
      message: 'Another carrier has this name',
    });
  });

export const defaultCarriers: readonly Carrier[] = [
  { name: 'UPS', url: 'https://www.ups.com/track?tracknum={number}' },
  { name: 'FedEx', url: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  { name: 'USPS', url: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}' },
  { name: 'DHL', url: 'https://www.dhl.com/global-en/home/tracking.html?submit=1&tracking-id={number}' },
  { name: 'Canada Post', url: 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/{number}' },
  { name: 'Royal Mail', url: 'https://www.royalmail.com/track-your-item#/tracking-results/{number}' },
  { name: 'DPD', url: 'https://tracking.dpd.de/status/en_US/parcel/{number}' },
  { name: 'GLS', url: 'https://gls-group.com/track/{number}' },
];

/** Returns the tracking page of a parcel, or `null` if the carrier is unknown or there is no number. */
export function trackingUrlOf(list: readonly Carrier[], carrierName: string, number: string): string | null {
  const found = carrierOf(list, carrierName);
  const compact = number.replace(/\s+/gu, '');
  if (found === undefined || compact === '' || isLink(compact)) return null;
  const encoded = encodeURIComponent(compact.toWellFormed()).replaceAll("'", '%27');
  return found.url.replaceAll(numberPlaceholder, () => encoded);
}

type TypedTracking = Pick<OrderTransition, 'carrier' | 'trackingNumber' | 'trackingUrl'>;

/** Returns the tracking that an order stores for a request; `null` if nothing was typed. */
export function trackingOf(typed: TypedTracking, carriers: readonly Carrier[]): Tracking | null {
  const number = typed.trackingNumber ?? '';
  if (!(typed.carrier || number || typed.trackingUrl)) return null;
  const name = carrierOf(carriers, typed.carrier ?? '')?.name ?? typed.carrier ?? '';
  return { carrier: name, number, url: typed.trackingUrl || trackingUrlOf(carriers, name, number) };
}

export function carrierOf(list: readonly Carrier[], name: string): Carrier | undefined {
  return list.find((one) => keyOf(one.name) === keyOf(name));
}

const keyOf = (name: string) => name.trim().toLowerCase();

const isLink = (number: string) => /^(https?:|www\.)/iu.test(number);

interface NumberFormat {
  readonly carrier: RegExp;
  readonly accepts: (number: string) => boolean;
  readonly hint: string;
}

/**
 * Tracking number formats published by carriers. A mismatch is only a warning: carriers may use other formats too.
 */
const formats: readonly NumberFormat[] = [
  {
    carrier: /^ups\b/iu,
    accepts: (number) =>
      number.startsWith('1Z') ? isUps(number) : /^(\d{9}|\d{12}|T\d{10}|\d{22}|\d{26})$/u.test(number),
    hint: 'UPS numbers begin with 1Z, have 18 characters, and end with a check digit',
  },
  {
    carrier: /^fed\s?ex\b/iu,
    // Scanners prefix the 12 digits of an Express label with two zeros.
    accepts: (number) => /^((00)?\d{12}|\d{15}|\d{20}|\d{22}|DT\d{12})$/u.test(number),
    hint: 'FedEx numbers have 12, 15, 20 or 22 digits',
  },
  {
    carrier: /^usps\b/iu,
    accepts: (number) =>
      isPostal(number) || isMod10(number, [20, 22]) || /^(\d{26}|\d{30}|\d{34})$/u.test(number),
    hint: 'USPS numbers have 20 or 22 digits, or are like EA123456785US; the last digit is a check digit',
  },
  {
    carrier: /^dhl\b/iu,
    accepts: (number) => (/^\d{10}$/u.test(number) ? isMod7(number) : /^[A-Z0-9]{11,39}$/u.test(number)),
    hint: 'DHL Express numbers have 10 digits, of which the last is a check digit; other DHL numbers are longer',
  },
  {
    carrier: /^canada post\b/iu,
    accepts: (number) => isPostal(number) || /^(\d{12}|\d{16})$/u.test(number),
    hint: 'Canada Post numbers have 12 or 16 digits, or are like EA123456785CA',
  },
  {
    carrier: /^royal mail\b/iu,
    accepts: (number) => isPostal(number) || /^([A-Z0-9]{16}|[A-Z0-9]{21})$/u.test(number),
    hint: 'Royal Mail numbers are like EA123456785GB; the last digit is a check digit',
  },
  {
    carrier: /^dpd\b/iu,
    accepts: (number) => /^\d{14}[A-Z0-9]?$/u.test(number) || /^%?[A-Z0-9]{27,28}$/u.test(number),
    hint: 'DPD numbers have 14 digits',
  },
  {
    carrier: /^(hermes|evri)\b/iu,
    accepts: (number) => /^(\d{14}|\d{16}|H\d{19}|[A-Z]\d{2}[A-Z0-9]{13})$/u.test(number),
    hint: 'Hermes numbers have 14 or 16 digits, or begin with H and have 20 characters',
  },
  {
    carrier: /^gls\b/iu,
    accepts: (number) => /^(\d{11,12}|\d{14}|[A-Z0-9]{8})$/u.test(number),
    hint: 'GLS numbers have 11 or 12 digits, or 8 characters',
  },
];

export function trackingNumberWarning(carrierName: string, number: string): string | null {
  if (compactNumber(number) === '') return null;
  if (isLink(number.trim())) return 'This is a link. Choose Other to enter a link.';
  const format = formatOf(carrierName);
  if (format === undefined || format.accepts(compactNumber(number))) return null;
  return `Check this number. ${format.hint}.`;
}

/** True if a number has the carrier's published format; false also if the carrier has none. */
export function hasCarrierFormat(carrierName: string, number: string): boolean {
  return formatOf(carrierName)?.accepts(compactNumber(number)) ?? false;
}

const formatOf = (carrierName: string) => formats.find((one) => one.carrier.test(carrierName.trim()));

const compactNumber = (number: string) => number.replace(/[\s-]+/gu, '').toUpperCase();

/** True if the UPS check digit is valid. Letters count as digits, and every second value counts twice. */
function isUps(number: string): boolean {
  if (!/^1Z[A-Z0-9]{15}\d$/u.test(number)) return false;
  const values = Array.from(number.slice(2, -1), (one) =>
    /\d/u.test(one) ? Number(one) : (one.charCodeAt(0) - 63) % 10,
  );
  const sum = values.reduce((total, value, place) => total + value * (place % 2 === 0 ? 1 : 2), 0);
  return (10 - (sum % 10)) % 10 === Number(number.at(-1));
}

const postalWeights = [8, 6, 4, 2, 3, 5, 9, 7];

/** True for a Universal Postal Union S10 number with a valid check digit. */
function isPostal(number: string): boolean {
  const [, serial = '', check = ''] = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/u.exec(number) ?? [];
  if (serial === '') return false;
  const sum = postalWeights.reduce((total, weight, place) => total + weight * Number(serial[place]), 0);
  const rest = 11 - (sum % 11);
  return Number(check) === (rest === 11 ? 5 : rest % 10);
}

/** True if the last digit is a valid GS1 check digit: weights 3 and 1 alternate from the right. */
function isMod10(number: string, lengths: readonly number[]): boolean {
  if (!/^\d+$/u.test(number) || !lengths.includes(number.length)) return false;
  const sum = Array.from(number.slice(0, -1))
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(number.at(-1));
}

const isMod7 = (number: string) => Number(number.slice(0, -1)) % 7 === Number(number.at(-1));
