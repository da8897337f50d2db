import { formatNumber, namedPart, type ShippedLine } from '@pedalworks/contract';
import type { OrderRecord } from '../model/orders.ts';
import { oneLine } from './mail-formats.ts';

/** Names pieces of an order, such as `2 × Chainring (PW-CR42), 1 × Cog`. */
export function namedPieces({ lines }: Pick<OrderRecord, 'lines'>, rows: readonly ShippedLine[]): string {
  return rows
    .flatMap(({ line, quantity }) => {
      const part = lines[line];
      if (part === undefined) return [];
      return `${formatNumber(quantity)} × ${oneLine(namedPart(part))}`;
    })
    .join(', ');
}
