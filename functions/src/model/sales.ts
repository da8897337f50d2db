/** What was sold in some time, and what went back; money in integer cents. */
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

/** In whose days, and of which orders, sales are counted. */
export interface SalesTerms {
  /** IANA. */
  readonly timeZone: string;
  /** ISO 4217, lower case. */
  readonly currency: string;
}

/** sales/{YYYY-MM-DD} and sales/{YYYY-MM}: a closed day, and the closed days of a month. */
export interface SalesRecord extends SalesFigures, SalesTerms {
  /** The last day that is counted in. */
  readonly lastDay: string;
  /** Those of a day that brought in most, the best first; none on a month. */
  readonly products: readonly SoldProduct[];
}

/** From a moment to before another. */
export interface TimeSpan {
  readonly from: Date;
  readonly to: Date;
}

/** Adds what was sold of a product to what was sold before; the name that came first stays. */
export function addSold(products: Map<string, SoldProduct>, sold: SoldProduct): void {
  const before = products.get(sold.productId) ?? { ...sold, units: 0, cents: 0 };
  const [units, cents] = [before.units + sold.units, before.cents + sold.cents];
  products.set(sold.productId, { ...before, units, cents });
}
