import type { Drawing } from './drawings/picture.ts';
import type { SheetLayout } from './drawings/sheet.ts';

/** Price from a minimum quantity. */
interface SeedPriceBreak {
  /** Minimum units in one order. */
  readonly from: number;
  /** Price per unit, in cents. */
  readonly unitPriceCents: number;
}

/** A part of the seeded shop and how its pictures are drawn. */
export interface SeedPart {
  /** Document id and slug, derived from the name. */
  readonly id: string;
  readonly partNumber: string;
  /** Starts with the range. */
  readonly name: string;
  readonly description: string;
  /** 4 to 8 displayed specifications by name, including the material. */
  readonly specs: Readonly<Record<string, string>> & { readonly Material: string };
  readonly priceCents: number;
  /** Quantity discounts. */
  readonly priceBreaks?: readonly SeedPriceBreak[];
  /** Units in stock. */
  readonly quantity: number;
  readonly minOrder: number;
  /** Order quantities must be a multiple of it; 1 by default. */
  readonly step?: number;
  /** Set if the part has no pictures yet. */
  readonly lacksPictures?: true;
  readonly drawing: Drawing;
  /** Width of the picture in millimetres. */
  readonly viewMm: number;
  /** Dimensioned drawing, the part's second picture. */
  readonly sheet: SheetLayout;
}
