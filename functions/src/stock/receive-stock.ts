import {
  ApiError,
  counted,
  type Issue,
  type ReceivedStock,
  type stockEndpoints,
  type StockRow,
} from '@pedalworks/contract';
import type { Handler } from '../http/handler.ts';
import type { ProductRecord } from '../model/products.ts';
import type { Ports } from '../ports.ts';
import { fewLeft, isAllowedStock } from '../products/stock-limits.ts';
import { idempotentRequest } from '../shared/idempotency.ts';

type ReceivedPart = ReceivedStock['parts'][number];

interface CheckedRow {
  readonly row: StockRow;
  readonly product: ProductRecord;
  readonly after: number;
}

/** Changes the stock of several parts, all or none. Repeating a request returns its first answer. */
export function receiveStock({ stock }: Pick<Ports, 'stock'>): Handler<typeof stockEndpoints.receiveStock> {
  return async ({ body, headers, caller: by, signal }) => {
    const { reason, rows } = body;
    const key = headers['Idempotency-Key'];
    const request = idempotentRequest({ call: 'receiveStock', by: by.uid, key, body });
    return stock.receive({ by, signal }, async (receipt) => {
      const earlier = await receipt.recall(request);
      if (earlier !== null) return JSON.parse(earlier.answer ?? '') as ReceivedStock;
      const found = await receipt.byPartNumber(rows.map(({ partNumber }) => partNumber));
      const checked = checkedRows(rows, found);
      for (const { row, product, after } of checked)
        receipt.setStock(product, after, { kind: kindOf(row), reason });
      const parts = checked.map(toPart);
      const changed = parts.filter(({ before, after }) => before !== after);
      if (changed.length > 0) receipt.audit(auditOf(changed, reason));
      receipt.remember(request, { answer: JSON.stringify({ parts }) });
      return { parts };
    });
  };
}

/** Returns the audit entry for all parts: the stock of each before and after. It belongs to the first part. */
function auditOf(parts: readonly ReceivedPart[], reason: string) {
  const stockOf = (time: 'before' | 'after') =>
    Object.fromEntries(parts.map((part) => [part.partNumber, part[time]]));
  const target = parts[0]?.id ?? '';
  const targetName = counted(parts.length, 'part');
  return { target, targetName, before: stockOf('before'), after: { ...stockOf('after'), reason } };
}

function kindOf({ change, count }: StockRow) {
  if (count !== undefined) return 'count';
  return (change ?? 0) > 0 ? 'delivery' : 'edit';
}

/** @throws ApiError `request/invalid` with an issue for each row that cannot be applied */
function checkedRows(
  rows: readonly StockRow[],
  found: ReadonlyMap<string, ProductRecord>,
): readonly CheckedRow[] {
  const issues: Issue[] = [];
  const checked = rows.flatMap((row, place) => {
    const product = found.get(row.partNumber);
    const path = (field: string) => `rows[${String(place)}].${field}`;
    if (product === undefined) {
      issues.push({ path: path('partNumber'), message: `No part has the number ${row.partNumber}` });
      return [];
    }
    const after = row.count ?? product.quantity + (row.change ?? 0);
    if (isAllowedStock(product.quantity, after)) return { row, product, after };
    const message = after < 0 ? fewLeft(product.quantity) : 'There cannot be that many';
    issues.push({ path: path('change'), message });
    return [];
  });
  if (issues.length > 0) throw new ApiError('request/invalid', { issues });
  return checked;
}

const toPart = ({ product, after }: CheckedRow): ReceivedPart => ({
  id: product.id,
  partNumber: product.partNumber,
  name: product.name,
  before: product.quantity,
  after,
});
