import type { Category, ProductStatus } from '@pedalworks/contract';
import type { ChangeRequest } from '../audit/audit-port.ts';
import type { List } from '../http/paging.ts';

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
export interface NewProduct extends Omit<ProductFields, 'slug' | 'partNumber' | 'status'> {
  readonly slug: string | undefined;
  readonly partNumber: string | undefined;
}

/** A product as it is to be, and why its stock was changed by hand. */
export interface ProductEdit {
  readonly fields: ProductFields;
  readonly reason: string;
}

export interface ProductsPort {
  /** Every active product in display order. */
  list(): List<ProductRecord>;
  /** Every archived product, newest first. */
  listArchived(): List<ProductRecord>;
  /** @param key an id, a slug of now or before, or a part number in any case */
  find(key: string): Promise<ProductRecord | null>;
  /** By id and in the order of the ids, archived ones too; without those there are not. */
  findAll(ids: readonly string[]): Promise<readonly ProductRecord[]>;
  /** What products are called, by id; without those there are not. */
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Stores a new product behind the others and answers its id.
   *
   * @throws ApiError `products/slug-taken`, `products/part-number-taken`
   */
  add(product: NewProduct, change: ChangeRequest): Promise<string>;
  /**
   * Stores what `edit` makes of the product as it is at that moment; it runs again when somebody else was faster. What it
   * throws leaves the product as it is.
   *
   * @returns the product as it is then; null where there is none
   * @throws ApiError `products/slug-taken`, `products/part-number-taken`
   */
  save(
    id: string,
    change: ChangeRequest,
    edit: (present: ProductRecord) => ProductEdit,
  ): Promise<ProductRecord | null>;
  /** @returns whether there was such an active product */
  archive(id: string, change: ChangeRequest): Promise<boolean>;
}
