import { AggregateField, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { orderedPart } from '../../model/ordered-part.ts';
import type { OrderLine } from '../../model/orders.ts';
import {
  addSold,
  type SalesFigures,
  type SalesRecord,
  type SoldProduct,
  type TimeSpan,
} from '../../model/sales.ts';
import { readDocuments } from './documents.ts';
import { streamOf } from './firestore-queries.ts';

export function salesStore(firestore: Firestore) {
  const sales = firestore.collection('sales');
  const ofCurrency = (collection: string, currency: string) =>
    firestore.collection(collection).where('currency', '==', currency);
  const paid = (currency: string, { from, to }: TimeSpan) =>
    ofCurrency('orders', currency).where('paidAt', '>=', from).where('paidAt', '<', to);
  const refunded = (currency: string, { from, to }: TimeSpan) =>
    ofCurrency('moneyBack', currency).where('createdAt', '>=', from).where('createdAt', '<', to);
  return {
    figures: async (span: TimeSpan, currency: string): Promise<SalesFigures> => {
      const orders = { orders: AggregateField.count(), revenueCents: AggregateField.sum('priceCents') };
      const back = { refundsCents: AggregateField.sum('cents') };
      const [sold, returned] = await Promise.all([
        paid(currency, span).aggregate(orders).get(),
        refunded(currency, span).aggregate(back).get(),
      ]);
      return { ...sold.data(), ...returned.data() };
    },
    sold: async (span: TimeSpan, currency: string, maxOrders?: number): Promise<readonly SoldProduct[]> => {
      const newest = paid(currency, span).orderBy('paidAt', 'desc').select('lines');
      const orders = maxOrders === undefined ? newest : newest.limit(maxOrders);
      const products = new Map<string, SoldProduct>();
      for await (const order of streamOf(orders))
        for (const line of order.get('lines') as readonly OrderLine[]) {
          const { productId, name } = orderedPart(line);
          const { quantity: units, unitPriceCents } = line;
          addSold(products, { productId, name, units, cents: units * unitPriceCents });
        }
      return [...products.values()];
    },
    stored: async (periods: readonly string[]) =>
      (await readDocuments(sales, periods)) as readonly (SalesRecord | null)[],
    /** Overwrites a period's totals outside a unit of work: they are derived, and the last writer is as good as any. */
    store: async (period: string, record: SalesRecord) => {
      await sales.doc(period).set({ ...record, updatedAt: Timestamp.now() });
    },
  };
}
