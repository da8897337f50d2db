import type {
  Category,
  FitOverride,
  PartInterface,
  PartKindKey,
  ProductSafety,
  ProductStatus,
} from '@pedalworks/contract';

export interface PriceBreak {
  readonly from: number;
  readonly unitPriceCents: number;
}

/** Fields that admins edit. The shop's own pictures have relative URLs. */
export interface ProductFields {
  readonly name: string;
  readonly description: string;
  readonly priceCents: number;
  /** Sorted by ascending `from`. Prices decrease, and all are below `priceCents`. */
  readonly priceBreaks: readonly PriceBreak[];
  readonly quantity: number;
  readonly minOrder: number;
  /** Order quantities must be multiples of this number. */
  readonly step: number;
  /** Sold beyond its stock: units that are not in stock ship after about this many days. */
  readonly madeToOrder: { readonly days: number } | null;
  /** Storage place, for the pick list. Not public. */
  readonly storage: string;
  readonly img: string;
  /** Safety information of its own; null if the shop's applies. */
  readonly safety: ProductSafety | null;
  readonly images: readonly { readonly url: string; readonly alt: string }[];
  readonly slug: string;
  readonly partNumber: string;
  readonly category: Category | null;
  readonly kind: PartKindKey | null;
  readonly range: string;
  readonly specs: readonly { readonly name: string; readonly value: string }[];
  readonly interfaces: readonly PartInterface[];
  /** Compatibility verdicts that admins set by hand. */
  readonly fitOverrides: readonly FitOverride[];
  readonly status: ProductStatus;
}

export const productDefaults = {
  category: null,
  kind: null,
  range: '',
  specs: [],
  interfaces: [],
  fitOverrides: [],
  step: 1,
  priceBreaks: [],
  madeToOrder: null,
  safety: null,
  storage: '',
} as const;

/** Sum and number of the star ratings in published, verified reviews. */
export interface Rating {
  readonly sum: number;
  readonly count: number;
}

export interface ProductRecord extends ProductFields {
  readonly id: string;
  readonly rating: Rating;
  /** Counts edits. Sales and reviews do not change it. */
  readonly revision: number;
  /** Day of the last low-stock email about the product, in the shop's time zone. */
  readonly lowStockMailedOn?: string;
  readonly updatedAt: Date;
}

/** Filters and sorting for the admins' list of products. */
export interface ProductFilter {
  /** Absent for products of any status. */
  readonly status?: ProductStatus;
  /** Each searched word must be the start of a word in the name or part number. */
  readonly search: string;
  readonly maxQuantity?: number | undefined;
  /** Ignored if `search` or `maxQuantity` is set. */
  readonly sort?: ProductSort | undefined;
}

export interface ProductSort {
  readonly field: 'name' | 'priceCents' | 'quantity' | 'minOrder';
  readonly direction: 'asc' | 'desc';
}

/** Slug and part number are generated if absent. */
export interface NewProduct extends Omit<ProductFields, 'slug' | 'partNumber'> {
  readonly slug: string | undefined;
  readonly partNumber: string | undefined;
}

/** New fields of a product. `reason` explains a stock change and is empty if none was given. */
export interface ProductEdit {
  readonly fields: ProductFields;
  readonly reason: string;
  /** True if the stock was counted, false if it changes by a difference. */
  readonly isCount: boolean;
}

export interface ImportedProduct {
  readonly id: string;
  /** Position among products added in the same commit. */
  readonly place: number;
}

export interface ImportBatch {
  readonly id: string;
  readonly fileName: string;
}

/** A product that an import added (`before` is null) or changed, from the audit log. */
export interface ImportedRow {
  readonly entryId: string;
  readonly productId: string;
  readonly name: string;
  readonly before: Partial<ProductFields> | null;
  readonly after: Partial<ProductFields>;
  readonly revision: number;
}
