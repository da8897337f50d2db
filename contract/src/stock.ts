import { array, number, object, string, ValidationError, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import {
  documentId,
  idempotencyKey,
  listOf,
  optionalNumber,
  requiredText,
  stock,
  wholeDifference,
} from './fields.ts';
import { pageQuery } from './paging.ts';
import { movers } from './order-moves.ts';
import { partNumber } from './product-fields.ts';

/**
 * Causes of a change of stock. `order` and `replacement` take units; `cancelled`, `refund` and `return` bring them back.
 * `swap` takes the units of an order's new part and brings back those of the former one.
 * `new`, `import` and `undo` come from the catalogue; `count`, `delivery` and `edit` from the stock itself.
 */
export const stockMovementKinds = [
  'order',
  'cancelled',
  'refund',
  'return',
  'replacement',
  'swap',
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
  /** Admin who made the change; null for customers, the system and unknown admins. */
  email: string().nullable().defined(),
  reason: string().defined(),
  orderId: string().nullable().defined(),
  /** Number of the order; empty if the change belongs to none. */
  orderNumber: string().defined(),
}).required();
export type StockMovement = InferType<typeof stockMovement>;

export const maxStockRows = 200;
export const maxStockReason = 200;

const stockRow = object({
  partNumber: partNumber('Part number').required('Part number is required'),
  /** Units to add; negative to take units away. */
  change: optionalNumber(wholeDifference('Change')).notOneOf([0], 'Change must not be 0'),
  /** New stock. */
  count: optionalNumber(stock('Count')),
})
  .test(
    'either',
    'Send either change or count',
    ({ change, count }) => (change === undefined) !== (count === undefined),
  )
  .required();

export type StockRow = InferType<typeof stockRow>;

export const stockReceipt = object({
  /** Why the stock changes, such as the number of a delivery note. */
  reason: requiredText('Reason', maxStockReason),
  rows: array(stockRow)
    .typeError('rows must be a list')
    .required('rows are required')
    .min(1, 'rows must hold at least one part')
    .max(maxStockRows, `rows must hold at most ${String(maxStockRows)} parts`)
    .test('repeated', (rows, { createError }) => repeatedParts(rows, createError)),
});

/** Rejects part numbers that are in an earlier row, because a scanner that reads twice would count them twice. */
function repeatedParts(
  rows: readonly (StockRow | null | undefined)[] | undefined,
  createError: (params: { readonly path: string; readonly message: string }) => ValidationError,
): true | ValidationError {
  const numbers = (rows ?? []).map((row) => row?.partNumber);
  const repeated = numbers.flatMap((number, place) => {
    const first = numbers.indexOf(number);
    if (number === undefined || first === place) return [];
    const message = `${number} is in row ${String(first + 1)} already`;
    return createError({ path: `rows[${String(place)}].partNumber`, message });
  });
  return repeated.length === 0 || new ValidationError(repeated);
}

export const receivedStock = object({
  /** Parts in the order of the rows, with their stock before and after. */
  parts: listOf(
    object({
      id: string().required(),
      partNumber: string().required(),
      name: string().required(),
      before: number().integer().required(),
      after: number().integer().required(),
    }),
  ),
}).required();
export type ReceivedStock = InferType<typeof receivedStock>;

export const stockEndpoints = {
  receiveStock: endpoint('receiveStock', {
    noun: 'products',
    summary:
      'Changes the stock of up to 200 parts by part number, such as a delivery or a count: all rows or none. Repeating a request with the same Idempotency-Key within 24 hours changes nothing again.',
    access: 'admin',
    headers: object({ 'Idempotency-Key': idempotencyKey() }),
    body: stockReceipt,
    status: 200,
    answer: receivedStock,
    errors: ['request/key-reused'],
  }),
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
