import type { Category, ProductStatus } from '@pedalworks/contract';

/** A price of one from a quantity on. */
export interface PriceBreak {
  readonly from: number;
  readonly unitPriceCents: number;
}

/** What an admin decides of a product; pictures of the shop's own have relative addresses. */
export interface ProductFields {
  readonly name: string;
  readonly description: string;
  readonly priceCents: number;
  /** `from` rises, the price falls from below the product's own. */
  readonly priceBreaks: readonly PriceBreak[];
  /** How many are left. */
  readonly quantity: number;
  readonly minOrder: number;
  /** It is sold in multiples of this. */
  readonly step: number;
  /** The address of the first picture; empty without one. */
  readonly img: string;
  readonly images: readonly { readonly url: string; readonly alt: string }[];
  /** Of a product of before there were slugs its id, which leads to it as well. */
  readonly slug: string;
  /** Empty only on a product of before there were part numbers. */
  readonly partNumber: string;
  readonly category: Category | null;
  readonly range: string;
  readonly specs: readonly { readonly name: string; readonly value: string }[];
  /** Ids of products. */
  readonly fitsWith: readonly string[];
  readonly status: ProductStatus;
}

/** Defaults of the fields that a product may lack. */
export const productDefaults = {
  category: null,
  range: '',
  specs: [],
  fitsWith: [],
  step: 1,
  priceBreaks: [],
} as const;

/** Of the published reviews, each counted from 1 to 5. */
export interface Rating {
  readonly sum: number;
  readonly count: number;
}

/** A product as the shop keeps it. */
export interface ProductRecord extends ProductFields {
  readonly id: string;
  readonly rating: Rating;
  /** How often it was edited; sales and reviews do not count. */
  readonly revision: number;
  readonly updatedAt: Date;
}

/** A product to be added; slug and part number are made up where absent. */
export interface NewProduct extends Omit<ProductFields, 'slug' | 'partNumber'> {
  readonly slug: string | undefined;
  readonly partNumber: string | undefined;
}

/** A product as it is to be, and why its stock was changed by hand. */
export interface ProductEdit {
  readonly fields: ProductFields;
  readonly reason: string;
}

/** Where an imported product goes that there was not. */
export interface ImportedProduct {
  readonly id: string;
  /** Its place among those that are added together. */
  readonly place: number;
}

/** An import that may be written in several commits. */
export interface ImportBatch {
  readonly id: string;
  readonly fileName: string;
}

/** A part that an import added (`before` is null) or edited, by its entry in the audit log. */
export interface ImportedRow {
  readonly entryId: string;
  readonly productId: string;
  readonly name: string;
  readonly before: Partial<ProductFields> | null;
  readonly after: Partial<ProductFields>;
  /** The part's revision after the import. */
  readonly revision: number;
}
