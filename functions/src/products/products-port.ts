import type { Actor } from '../audit/audit-port.ts';
import type { List } from '../http/list.ts';

/** A part as the shop keeps it. */
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
  /** Every part in display order. */
  list(): List<ProductRecord>;
  /** Stores a new part behind the others and answers its id. */
  add(part: Omit<ProductRecord, 'id'>, by: Actor): Promise<string>;
  /** @returns whether there was such a part */
  remove(id: string, by: Actor): Promise<boolean>;
}
