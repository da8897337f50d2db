/** Amounts are integer cents. */
export interface SalesFigures {
  readonly orders: number;
  readonly revenueCents: number;
  readonly refundsCents: number;
}

export const noSales: SalesFigures = { orders: 0, revenueCents: 0, refundsCents: 0 };

export interface SoldProduct {
  readonly productId: string;
  readonly name: string;
  readonly units: number;
  readonly cents: number;
}

export interface SalesTerms {
  /** IANA time zone. */
  readonly timeZone: string;
  readonly currency: string;
}

/** sales/{YYYY-MM-DD} and sales/{YYYY-MM}: totals for a day, or for a month up to `lastDay`. */
export interface SalesRecord extends SalesFigures, SalesTerms {
  readonly lastDay: string;
  /** Best-selling products of a day; empty for months. */
  readonly products: readonly SoldProduct[];
}

export interface TimeSpan {
  readonly from: Date;
  readonly to: Date;
}

/** Adds a sale to the product's total, which keeps the product name of the first sale. */
export function addSold(products: Map<string, SoldProduct>, sold: SoldProduct): void {
  const before = products.get(sold.productId) ?? { ...sold, units: 0, cents: 0 };
  const [units, cents] = [before.units + sold.units, before.cents + sold.cents];
  products.set(sold.productId, { ...before, units, cents });
}
