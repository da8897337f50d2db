import type { PartInterface, PartKindKey } from '../../contract/src/fit/index.ts';
import type { Drawing } from './drawings/picture.ts';
import type { SheetLayout } from './drawings/sheet.ts';

/** Unit price for orders of at least `from` units. */
interface SeedPriceBreak {
  readonly from: number;
  readonly unitPriceCents: number;
}

/** Part of the seeded shop, with the functions that draw its pictures. */
export interface SeedPart {
  /** Document id and slug, derived from the name. */
  readonly id: string;
  readonly partNumber: string;
  /** Starts with the product range, for example `Meridian`. */
  readonly name: string;
  readonly kind: PartKindKey;
  readonly description: string;
  /** 4 to 8 displayed specifications by name, including the material. */
  readonly specs: Readonly<Record<string, string>> & { readonly Material: string };
  /** Physical connections, from which compatibility is computed. */
  readonly interfaces: readonly PartInterface[];
  readonly priceCents: number;
  readonly priceBreaks?: readonly SeedPriceBreak[];
  /** Units in stock. */
  readonly quantity: number;
  readonly minOrder: number;
  /** Order quantities must be a multiple of this number; 1 by default. */
  readonly step?: number;
  /** Set if the part has no pictures yet. */
  readonly lacksPictures?: true;
  readonly drawing: Drawing;
  /** Width that the picture shows, in millimetres. */
  readonly viewMm: number;
  /** Layout of the part's second picture, a dimensioned drawing. */
  readonly sheet: SheetLayout;
}
