import type { Actor, ChangeRequest } from '../audit/audit-port.ts';
import type { List } from '../http/paging.ts';

/** A product as the shop keeps it. */
export interface ProductRecord {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly description: string;
  readonly priceCents: number;
  /** How many are left. */
  readonly quantity: number;
  readonly minOrder: number;
}

export interface ProductsPort {
  /** Every product in display order. */
  list(): List<ProductRecord>;
  /** Stores a new product behind the others and answers its id. */
  add(product: Omit<ProductRecord, 'id'>, by: Actor): Promise<string>;
  /** @returns whether there was such a product */
  remove(id: string, change: ChangeRequest): Promise<boolean>;
}
