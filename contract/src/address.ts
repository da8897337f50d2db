import { getCountryData } from 'lib-address/lite';
import { object, string, type InferType } from 'yup';
import { commonFormat, countryName, formattedLines } from './address-lines.ts';
import { optionalText, requiredText } from './fields.ts';
import { latinDigits } from './numbers.ts';
import { once } from './once.ts';
import { storedForm } from './stored-form.ts';

/** Rules for a country's address fields, from Google's address data (github.com/google/libaddressinput). */
export interface AddressFields {
  readonly postcode: FieldRule;
  readonly city: FieldRule;
  readonly region: FieldRule;
  /** Regions to choose from; empty if the region is free text. */
  readonly regions: readonly Region[];
}

/** Associated states and territories of the US, whose postal abbreviation takes the place of the state. */
const usTerritories = 'AS FM GU MH MP PR PW UM VI'.split(' ');

const postcodeWords = {
  'ZIP code': `US ${usTerritories.join(' ')}`,
  'Postal code': 'CA JP MX',
  CEP: 'BR',
  Eircode: 'IE',
  'PIN code': 'IN',
};

const regionWords = {
  State: 'AU BR IN MX MY NG US VE',
  Province: 'AR CA CN CR CU ES ID IR IT KP KR MN MZ PA PG PH TH VN',
  Prefecture: 'JP',
  Emirate: 'AE',
  Parish: 'BB JM',
  Island: 'BS CV KI KN KY PF SC TV',
  Department: 'CO HN NI SV UY',
  County: 'EE IE RO TW',
};

/** Returns the country's names for postcode, region and street, such as `ZIP code`. */
export function addressWords(country: string) {
  const wordFor = (words: Readonly<Record<string, string>>) =>
    Object.keys(words).find((word) => words[word]?.split(' ').includes(country));
  return {
    postcode: wordFor(postcodeWords) ?? 'Postcode',
    region: wordFor(regionWords) ?? 'Region',
    // Japan has no field for ward and town.
    street: country === 'JP' ? 'City, ward, street and number' : 'Street and number',
  };
}

export type FieldRule = 'required' | 'optional' | 'absent';

export interface Region {
  readonly value: string;
  readonly name: string;
}

const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

/** Returns all countries, sorted by their English names. */
export const countries = once((): readonly { readonly code: string; readonly name: string }[] =>
  pairs
    .filter((code) => getCountryData(code) !== null)
    .map((code) => ({ code, name: countryName(code) }))
    .filter(({ code, name }) => name !== code)
    .sort((one, other) => one.name.localeCompare(other.name, 'en')),
);

const codes = once(() => new Set(countries().map(({ code }) => code)));

type FieldName = 'postcode' | 'city' | 'region';

/** Letters of the fields in the notation of Google's address data. */
const letterOf = { postcode: 'Z', city: 'C', region: 'S' } as const;

export function addressFields(country: string): AddressFields {
  const region = ruleOf(country, 'region');
  return {
    postcode: ruleOf(country, 'postcode'),
    city: ruleOf(country, 'city'),
    region,
    regions: region === 'required' ? regionsOf(country) : [],
  };
}

/** Returns a field's rule. In Google's data, a country without a format or required fields has street and city. */
function ruleOf(country: string, field: FieldName): FieldRule {
  const data = getCountryData(country);
  const letter = letterOf[field];
  const isUsed = data !== null && (data.lfmt ?? '%A%C').includes(`%${letter}`);
  if (!isUsed || (field === 'region' && usTerritories.includes(country))) return 'absent';
  return (data.require ?? 'AC').includes(letter) ? 'required' : 'optional';
}

const latin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u;

/** Returns a country's regions, or an empty list if their names are not in Latin script. */
function regionsOf(country: string): readonly Region[] {
  const regions = [
    ...(getCountryData(country)?.sub_regions ?? []),
    ...(country === 'ID' ? newProvinces : []),
  ];
  if (!regions.every(({ name }) => latin.test(name))) return [];
  return regions
    .map(({ key, name }) => ({ value: /^\p{Lu}{2,3}$/u.test(key) ? key : name, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Indonesian provinces founded in 2022, which Google's data does not contain. */
const newProvinces = [
  { key: 'PD', name: 'Papua Barat Daya' },
  { key: 'PE', name: 'Papua Pegunungan' },
  { key: 'PS', name: 'Papua Selatan' },
  { key: 'PT', name: 'Papua Tengah' },
];

const labels = { postcode: 'Postcode', city: 'City', region: 'Region' } as const;

/** Postal address. The country decides if postcode, city and region are required. Absent fields become empty. */
export const postalAddress = object({
  name: requiredText('Name', 200).transform(inReadingOrder),
  company: emptyOr('Company', 200),
  vatId: emptyOr('VAT ID', 40),
  street: requiredText('Street and number', 300).transform(inReadingOrder),
  postcode: countryField('postcode', 20).when('country', ([country], schema) =>
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
  city: countryField('city', 100),
  region: countryField('region', 100),
  country: string()
    .transform((_cast: unknown, original: unknown) =>
      typeof original === 'string' ? original.trim().toUpperCase() : original,
    )
    .typeError('Country must be text')
    .required('Country is required')
    .test('country', 'Country must be a two-letter code (ISO 3166-1)', (code) => codes().has(code))
    .meta({ jsonSchema: { type: 'string', pattern: '^\\s*[A-Za-z]{2}\\s*$' } }),
});
export type PostalAddress = InferType<typeof postalAddress>;

export const address = postalAddress.shape({ purchaseOrder: emptyOr('Purchase order number', 60) });
export type Address = InferType<typeof address>;

export const storedAddress = storedForm(address);

/** Removes bidirectional controls, which would change the order of the characters on a label (Unicode UAX #9). */
function inReadingOrder(text: unknown): unknown {
  return typeof text === 'string' ? text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, '').trim() : text;
}

function emptyOr(label: string, maxCharacters: number) {
  return optionalText(label, maxCharacters).ensure().transform(inReadingOrder);
}

/** Returns the schema of a field that some countries require. */
export function countryField(field: FieldName, maxCharacters: number, isRequired = isRequiredIn) {
  return emptyOr(labels[field], maxCharacters).when('country', ([country], schema) => {
    const words = { ...addressWords(String(country)), city: labels.city };
    return isRequired(String(country), field) ? schema.required(`${words[field]} is required`) : schema;
  });
}

function isRequiredIn(country: string, field: FieldName): boolean {
  return ruleOf(country, field) === 'required';
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
  const shown = (field: FieldName) => (fields[field] === 'absent' ? '' : values[field]);
  return address.cast({
    ...values,
    postcode: shown('postcode'),
    city: shown('city'),
    region: shown('region'),
  });
}

/** Countries whose pattern allows a space although their postcodes are written without one. */
const unspaced = new Set(['BN', 'FR', 'SE']);

/** Formats a postcode in its country's style. Returns `null` if the country's pattern rejects it. */
export function postcodeOf(country: string, typed: string): string | null {
  // No postcode is longer. Matching the candidates below takes quadratic time and memory.
  if (typed.length > 40) return null;
  const pattern = getCountryData(country)?.zip ?? null;
  const plain = latinDigits(typed)
    .normalize('NFKC')
    // Japanese keyboards write the long vowel mark for a hyphen.
    .replaceAll(/\p{Dash}|(?<=\d)ー(?=\d)/gu, '-')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .toUpperCase();
  const text = /^.*[\p{L}\p{N}]/su.exec(plain)?.[0] ?? '';
  if (pattern === null) return text;
  const whole = new RegExp(`^(?:${pattern})$`, 'u');
  const isSpaced = /[\s-]/u.test(text);
  if (whole.test(text) && (isSpaced || unspaced.has(country))) return text;
  // A town, or a box: `Dublin 2` is not the Eircode DUB LIN2.
  if (/\p{L}{5}|^(?:P\.?O\.?|PB|BP|BOX|RD)(?!\p{L})/u.test(text.replace(/^SINGAPORE/u, ''))) return null;
  const compact = text.replaceAll(/[\s.-]/gu, '');
  // Customers omit the space or hyphen, mix them up, or prefix the country code.
  const split = Array.from(compact, (_, at) =>
    ['-', ' '].map((mark) => `${compact.slice(0, at)}${mark}${compact.slice(at)}`),
  ).flat();
  const bare = text.replace(/^[A-Z]{1,3}[ -]/u, '');
  const withoutCountry = compact.startsWith(country) ? compact.slice(country.length) : compact;
  const found = [...split, compact, text, bare, withoutCountry, `${country}-${compact}`].find((candidate) =>
    whole.test(candidate),
  );
  // A prefix without a space or with other marks: `D97070`, `S(018956)`, `CEP: 01310-100`, `T.K. 10557`.
  const digits = text.replace(/^(?:[A-Z]{1,3}|SINGAPORE|(?:[A-Z]\.){1,3})[:. (-]*(?=\d[\d .-]*$)/u, '');
  return found ?? (digits === text ? null : postcodeOf(country, digits));
}

export function addressLines(of: PostalAddress): readonly string[] {
  return formattedLines(of, addressFormat(of.country));
}

export function addressFormat(country: string): string {
  if (usTerritories.includes(country)) return `%N%n%O%n%A%n%C ${country} %Z`;
  return getCountryData(country)?.lfmt ?? commonFormat;
}
