import { number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { documentId, listOf } from './fields.ts';
import { pageQuery } from './paging.ts';
import { movers } from './order-moves.ts';

/**
 * Causes of a change of stock. `order` and `replacement` take units; `cancelled`, `refund` and `return` bring them back.
 * `new`, `import` and `undo` come from the catalogue; `count`, `delivery` and `edit` from the stock itself.
 */
export const stockMovementKinds = [
  'order',
  'cancelled',
  'refund',
  'return',
  'replacement',
  'count',
  'delivery',
  'edit',
  'new',
  'import',
  'undo',
] as const;
export type StockMovementKind = (typeof stockMovementKinds)[number];

export const stockMovement = object({
  _id: string().required(),
  createdAt: string().required(),
  kind: string().oneOf(stockMovementKinds).required(),
  /** Units added to the stock; negative if it fell. Never 0. */
  change: number().integer().required(),
  /** Stock after the change. Negative if that many units are to be made. */
  quantity: number().integer().required(),
  by: string().oneOf(movers).required(),
  /** Admin who made the change; null for customers, the system and refunds. */
  email: string().nullable().defined(),
  reason: string().defined(),
  orderId: string().nullable().defined(),
  /** Number of the order; empty if the change belongs to none. */
  orderNumber: string().defined(),
}).required();
export type StockMovement = InferType<typeof stockMovement>;

export const stockEndpoints = {
  listStockMovements: endpoint('listStockMovements', {
    noun: 'products',
    summary:
      'Lists the changes of a product’s stock, newest first: what changed, by whom and why. Movements are kept since the shop records them; the stock before the oldest one is its quantity minus its change.',
    access: 'admin',
    params: object({ id: documentId('id') }),
    query: object(pageQuery),
    status: 200,
    answer: listOf(stockMovement),
    paged: true,
  }),
} as const;
