import type { Drawing } from './drawings/picture.ts';
import type { SheetLayout } from './drawings/sheet.ts';

/** A price from a quantity on. */
interface SeedPriceBreak {
  /** The least number of pieces in one order. */
  readonly from: number;
  /** Price of one piece, in cents. */
  readonly unitPriceCents: number;
}

/** A part of the seeded shop and how its pictures are drawn. */
export interface SeedPart {
  /** Its document id: the name as an address would have it. It is the part's slug too. */
  readonly id: string;
  readonly partNumber: string;
  /** Starts with the range. */
  readonly name: string;
  readonly description: string;
  /** 4 to 8 rows of the specification, name to value, as they are shown; one of them is the material. */
  readonly specs: Readonly<Record<string, string>> & { readonly Material: string };
  readonly priceCents: number;
  /** Falling prices for parts that are bought in number. */
  readonly priceBreaks?: readonly SeedPriceBreak[];
  /** Pieces in stock. */
  readonly quantity: number;
  readonly minOrder: number;
  /** Pieces are sold in multiples of this; 1 where absent. */
  readonly step?: number;
  /** Its pictures are still to come; false where absent. */
  readonly lacksPictures?: true;
  readonly drawing: Drawing;
  /** Width of the picture in millimetres. */
  readonly viewMm: number;
  /** The dimensioned drawing, its second picture. */
  readonly sheet: SheetLayout;
}
