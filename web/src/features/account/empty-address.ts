import { countries, type PostalAddress } from '@pedalworks/contract/address';

/** Returns a blank address with the country of the language tag: `GB` for `en-GB`. Falls back to the US. */
export function emptyAddress(name: string, language: string): PostalAddress {
  const region = regionOf(language);
  const country = countries().some(({ code }) => code === region) ? region : 'US';
  return {
    ...{ name, company: '', vatId: '', street: '', postcode: '', city: '' },
    ...{ region: '', country },
  };
}

function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? '';
  } catch {
    // WebKit on a system without a locale states an invalid tag.
    return '';
  }
}
