import type { CatalogueProduct } from '@pedalworks/contract';
import { parts } from '../../../../../../emulator-data/source/parts.ts';

/** Parts of the demo shop, all in stock at one price, as the catalogue contains them. */
export const seededParts = parts.map(({ id, specs, ...each }) => ({
  ...each,
  ...{ price: 9, quantity: 5, priceBreaks: [], minOrder: 1, step: 1 },
  ...{ _id: id, slug: id, specs: Object.entries(specs).map(([name, value]) => ({ name, value })) },
})) as unknown as readonly CatalogueProduct[];
