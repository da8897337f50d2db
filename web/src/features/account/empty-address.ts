import { countries, type PostalAddress } from '@pedalworks/contract/address';

/** Empty address in the country that a language tag such as `en-GB` suggests. */
export function emptyAddress(name: string, language: string): PostalAddress {
  const { region = '' } = new Intl.Locale(language).maximize();
  const country = countries.some(({ code }) => code === region) ? region : 'US';
  return {
    ...{ name, company: '', vatId: '', street: '', postcode: '', city: '' },
    ...{ region: '', country },
  };
}
