const site = 'https://productinfo.shimano.com';

/** Specification table of one product. */
export const shimanoProduct = (code: string) => `${site}/en/product/${code}`;

/** Specification handbook of the current models. */
export const shimanoHandbook = () => `${site}/pdfs/product/latest/Specifications_en.pdf`;

/** Specification handbook of 2019–2020, for models that are no longer made. */
export const shimanoHandbook2019 = () => `${site}/pdfs/product/archive/2019-2020_Specifications_v034_en.pdf`;

/** Dealer's manual (DM), or service instructions (SI), by its number: `DM-RD0003-08`. */
export function shimanoManual(number: `${'DM' | 'SI'}-${string}`): string {
  const [kind = '', document = ''] = number.split('-');
  return `https://si.shimano.com/en/pdfs/${kind.toLowerCase()}/${document}/${number}-ENG.pdf`;
}

/** Measured cable pull by shifter and derailleur. */
export const measuredPull = 'https://github.com/boothinator/derailleur-analysis';

/** Shift groups by number of speeds. */
export const shifterGroups = 'https://bike.bikegremlin.com/1339/bicycle-rear-shifter-compatibility/';

/** Brake fluids by maker. */
export const fluids =
  'https://www.parktool.com/en-us/blog/repair-help/how-to-bleed-shimano-flat-bar-hydraulic-brakes';
