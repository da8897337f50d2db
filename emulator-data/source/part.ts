import type { Drawing } from './drawings/picture.ts';

/** A part of the seeded shop and how its picture is drawn. */
export interface SeedPart {
  /** Its document id: the name as an address would have it. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly priceCents: number;
  readonly quantity: number;
  readonly minOrder: number;
  readonly drawing: Drawing;
  /** What the picture's width shows, in millimetres. */
  readonly viewMm: number;
}
